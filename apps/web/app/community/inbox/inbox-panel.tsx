import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useUnreadNotifications } from '../sync/live/use-unread-notifications.ts';
import { NotificationItem } from './notification-item.tsx';
import { inboxQuery, markAllNotificationsRead } from './notifications.ts';

export function InboxPanel() {
  const queryClient = useQueryClient();
  const { unread } = useUnreadNotifications();
  const query = useInfiniteQuery(inboxQuery(queryClient));
  const { data, error, refetch, fetchNextPage } = query;
  const notices = data?.pages.flatMap((page) => page.notices) ?? [];
  const newest = notices[0]?.createdAt;
  const failed = error && (
    <Retry message={error.message} onRetry={() => void (data ? fetchNextPage() : refetch())} />
  );
  if (!data) return failed ?? <SkeletonRows />;
  if (notices.length === 0)
    return (
      <p className="text-muted">
        Nothing yet. When someone replies to you, or writes your name after an @, you’ll find it here.
      </p>
    );
  return (
    <div className="grid gap-4">
      {unread > 0 && newest && (
        <p>
          <Button onClick={() => void markAllNotificationsRead(queryClient, newest)}>Mark all as read</Button>
        </p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {notices.map((notice) => (
          <NotificationItem key={notice.id} notice={notice} />
        ))}
      </ol>
      {failed}
      {!error && <ShowMore query={query} />}
    </div>
  );
}
