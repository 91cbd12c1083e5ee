import { startConversation } from '@orbit-vine/contract/conversations.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { focusComposer } from '../focus-composer.ts';
import { channelHref } from '../links.ts';
import { channelsQuery } from '../queries/channels.ts';

/** Goes to a channel that this member's list may not contain yet. */
export function useGoToNewChannel() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (channelId: string) => {
    await queryClient.refetchQueries(channelsQuery);
    await navigate(channelHref(channelId));
    focusComposer();
  };
}

/** Opens the conversation with these members, a new one if there is none. */
export function useConversation() {
  const go = useGoToNewChannel();
  return async (members: string[]) => {
    const { id } = await call(startConversation, { body: { members } });
    await go(id);
  };
}
