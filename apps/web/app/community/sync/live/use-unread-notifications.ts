import type { UnreadNotices } from '@orbit-vine/contract/unread-notices.ts';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** The key of the member's list of threads. */
export const threadsKey = ['threads'];

const unreadQuery = queryOptions<UnreadNotices>({
  queryKey: ['inbox', 'unread'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
});

export function setUnreadNotifications(
  queryClient: QueryClient,
  { unread, fromModerators, threads = 0 }: UnreadNotices,
): void {
  queryClient.setQueryData(unreadQuery.queryKey, { unread, fromModerators, threads });
}

export function useUnreadNotifications(): UnreadNotices {
  return useQuery(unreadQuery).data ?? { unread: 0, fromModerators: 0 };
}

/** Messages in view are marked as read before the refetch counts them. */
const readWithinMs = 1_500;

export function createUnreadReceiver(queryClient: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (unread: UnreadNotices, attending: boolean) => {
    // New reports are announced to staff this way. Members have no such query.
    void queryClient.invalidateQueries({ queryKey: ['admin', 'reports'] });
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        setUnreadNotifications(queryClient, unread);
        void queryClient.invalidateQueries({ queryKey: ['inbox', 'list'] });
        void queryClient.invalidateQueries({ queryKey: threadsKey });
      },
      attending ? readWithinMs : 0,
    );
  };
}
