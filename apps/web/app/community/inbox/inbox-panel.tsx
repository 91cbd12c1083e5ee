import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { SkeletonRows } from '../skeleton-rows.tsx';
import { SmallButton } from '../small-button.tsx';
import { noticesQuery, readAll } from './inbox.ts';
import { NoticeItem } from './notice-item.tsx';
import { useUnreadNotices } from './unread-notices.ts';

/** What a member was told: who mentioned them, who replied, what moderators decided. */
export function InboxPanel() {
  const queryClient = useQueryClient();
  const { unread } = useUnreadNotices();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    noticesQuery(queryClient),
  );
  const notices = data?.pages.flatMap((page) => page.notices) ?? [];
  const newest = notices[0]?.createdAt;
  const failed = error && (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-muted">
      {error.message}
      <SmallButton label="Try again" onClick={() => void (data ? fetchNextPage() : refetch())} />
    </p>
  );
  if (!data) return failed ?? <SkeletonRows />;
  if (notices.length === 0)
    return (
      <p className="text-muted">
        Nothing yet. When somebody replies to you, or writes your name with an @ before it, you find it here.
      </p>
    );
  return (
    <div className="grid gap-4">
      {unread > 0 && newest && (
        <p>
          <SmallButton label="Mark all as read" onClick={() => void readAll(queryClient, newest)} />
        </p>
      )}
      <ol className="grid">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </ol>
      {failed}
      {hasNextPage && !error && (
        <SmallButton
          label={isFetchingNextPage ? 'Loading…' : 'Show more'}
          onClick={() => void fetchNextPage()}
        />
      )}
    </div>
  );
}
