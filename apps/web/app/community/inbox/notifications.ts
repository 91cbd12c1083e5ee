import { listNotices, type Notice, readNotice, readNotices } from '@orbit-vine/contract/inbox.ts';
import type { UnreadNotices } from '@orbit-vine/contract/unread-notices.ts';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { call, ProblemError } from '../../platform/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { channelsQuery } from '../queries/channels.ts';
import { setUnreadNotifications } from '../sync/live/use-unread-notifications.ts';

export const inboxQuery = (queryClient: QueryClient) =>
  infiniteQueryOptions({
    queryKey: ['inbox', 'list'],
    queryFn: async ({ signal, pageParam }) => {
      const { unread, fromModerators, threads, ...page } = await call(listNotices, {
        query: pageParam,
        signal,
      });
      setUnreadNotifications(queryClient, { unread, fromModerators, threads });
      return page;
    },
    initialPageParam: {} as { page?: string },
    getNextPageParam: ({ next }) => (next === undefined ? undefined : { page: next }),
    staleTime: 0,
  });

export function markNotificationRead(
  queryClient: QueryClient,
  { id: noticeId, read }: Notice,
): Promise<void> {
  if (read) return Promise.resolve();
  return mark(
    queryClient,
    ({ id }) => id === noticeId,
    () => call(readNotice, { params: { noticeId } }),
  );
}

/** Marks notifications up to the newest on screen; later ones have not been seen. */
export function markAllNotificationsRead(queryClient: QueryClient, upTo: string): Promise<void> {
  return mark(
    queryClient,
    ({ createdAt }) => createdAt <= upTo,
    () => call(readNotices, { body: { upTo } }),
  );
}

async function mark(
  queryClient: QueryClient,
  matches: (notice: Notice) => boolean,
  send: () => Promise<UnreadNotices>,
): Promise<void> {
  queryClient.setQueryData(
    inboxQuery(queryClient).queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          notices: page.notices.map((notice) => (matches(notice) ? { ...notice, read: true } : notice)),
        })),
      },
  );
  try {
    setUnreadNotifications(queryClient, await send());
    // Channels count mentions too.
    void queryClient.invalidateQueries(channelsQuery);
  } catch (reason) {
    if (!(reason instanceof ProblemError)) throw reason;
    showToast({ title: 'Couldn’t mark as read', description: reason.title, destructive: true });
    void queryClient.invalidateQueries(inboxQuery(queryClient));
  }
}
