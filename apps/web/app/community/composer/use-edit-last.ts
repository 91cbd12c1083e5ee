import { useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useObservable } from '../../platform/observable.ts';
import { community } from '../../platform/site.ts';
import { messageElementId } from '../message/message-row.tsx';
import { timeline } from '../sync/log/channel-log.ts';
import { logOf } from '../sync/log/channel-messages.ts';
import { useMemberTools } from '../sync/member-context.ts';

/** Opens the member's last message of a channel for editing; false if there is none. */
export function useEditLast(channelId: string): () => boolean {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { user, actions } = useMemberTools();
  return () => {
    const log = logOf(queryClient, channelId);
    const last = log && timeline(log).findLast(({ author, deleted }) => author.id === user.id && !deleted);
    if (!last) return false;
    actions.edit(last.id);
    if (!document.getElementById(messageElementId(last.id)))
      void navigate(`${community.path}/${channelId}/${last.id}`);
    return true;
  };
}

export function useAwaitedForm(channelId: string) {
  const queryClient = useQueryClient();
  const { actions } = useMemberTools();
  const awaited = useObservable(actions.awaitingForm);
  if (awaited === undefined || !logOf(queryClient, channelId)?.messages.has(awaited)) return undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') actions.endEdit();
    if (event.key === 'Escape' || event.key === 'Enter') event.preventDefault();
  };
  return { readOnly: true, placeholder: 'Opening the message to edit…', onKeyDown };
}
