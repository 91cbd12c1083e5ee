import { listHeldMessages } from '@orbit-vine/contract/held-messages.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { channelsQuery } from '../queries/channels.ts';

export const heldQuery = (channelId: string) =>
  queryOptions({
    queryKey: ['held', channelId],
    queryFn: ({ signal }) => call(listHeldMessages, { params: { channelId }, signal }),
    staleTime: 0,
  });

/** Shows a held message as waiting before the outbox removes it. */
export async function showHeld(queryClient: QueryClient, channelId: string, reason: string): Promise<void> {
  await queryClient.fetchQuery(heldQuery(channelId));
  await queryClient.invalidateQueries(channelsQuery);
  showToast({ title: 'Waiting for a moderator', description: reason });
}
