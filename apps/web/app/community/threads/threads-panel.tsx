import { listThreads } from '@orbit-vine/contract/threads.ts';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { Retry } from '../../ui/retry.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { threadsKey } from '../sync/live/use-unread-notifications.ts';
import { ThreadItem } from './thread-item.tsx';

const threadsQuery = infiniteQueryOptions({
  queryKey: threadsKey,
  queryFn: ({ signal, pageParam }) => call(listThreads, { query: pageParam, signal }),
  initialPageParam: {} as { page?: string },
  getNextPageParam: ({ next }) => (next === undefined ? undefined : { page: next }),
  staleTime: 0,
});

export function ThreadsPanel() {
  const query = useInfiniteQuery(threadsQuery);
  const { data, error, refetch, fetchNextPage } = query;
  const failed = error && (
    <Retry message={error.message} onRetry={() => void (data ? fetchNextPage() : refetch())} />
  );
  if (!data) return failed ?? <SkeletonRows />;
  const threads = data.pages.flatMap((page) => page.threads);
  return (
    <div className="grid gap-4">
      {threads.length === 0 && (
        <p className="text-muted">
          Nothing yet. Threads that you start, reply in, or follow are listed here, the unread ones first.
        </p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {threads.map((thread) => (
          <ThreadItem key={thread.root.id} thread={thread} />
        ))}
      </ol>
      {failed}
      {!error && <ShowMore query={query} />}
    </div>
  );
}
