import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { community } from '../../platform/site.ts';
import { messageElementId } from '../message/message-row.tsx';
import { timeline } from '../sync/channel-log.ts';
import { logOf } from '../sync/channel-messages.ts';
import { useMemberTools } from '../sync/member-context.ts';

/** Opens the member's last message of a channel for editing, wherever it stands; the answer is whether there is one. */
export function useEditLast(channelId: string): () => boolean {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { user, actions } = useMemberTools();
  return () => {
    const log = logOf(queryClient, channelId);
    const last = log && timeline(log).findLast(({ author, deleted }) => author.id === user.id && !deleted);
    if (!last) return false;
    actions.editing.set(last.id);
    if (!document.getElementById(messageElementId(last.id)))
      void navigate(`${community.path}/${channelId}/${last.id}`);
    return true;
  };
}
