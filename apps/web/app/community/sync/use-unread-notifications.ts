import type { UnreadNotices } from '@orbit-vine/contract/unread-notices.ts';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** Told by the live connection, when it opens and whenever it changes. */
const unreadQuery = queryOptions<UnreadNotices>({
  queryKey: ['inbox', 'unread'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
});

export function setUnreadNotifications(
  queryClient: QueryClient,
  { unread, fromModerators }: UnreadNotices,
): void {
  queryClient.setQueryData(unreadQuery.queryKey, { unread, fromModerators });
}

export function useUnreadNotifications(): UnreadNotices {
  return useQuery(unreadQuery).data ?? { unread: 0, fromModerators: 0 };
}

/** What is said before the reader's eyes is read before it is counted. */
const readWithinMs = 1_500;

/** Takes up what the live connection says; the list, if it is open, is fetched again. */
export function createUnreadReceiver(queryClient: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (unread: UnreadNotices, attending: boolean) => {
    // Staff is told so of a report. Of others nothing is asked: they have no such query.
    void queryClient.invalidateQueries({ queryKey: ['admin', 'reports'] });
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        setUnreadNotifications(queryClient, unread);
        void queryClient.invalidateQueries({ queryKey: ['inbox', 'list'] });
      },
      attending ? readWithinMs : 0,
    );
  };
}
