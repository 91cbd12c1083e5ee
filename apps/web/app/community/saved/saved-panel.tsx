import { useInfiniteQuery } from '@tanstack/react-query';
import { Retry } from '../../ui/retry.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { savedQuery } from '../sync/saved.ts';
import { SavedItem } from './saved-item.tsx';

export function SavedPanel() {
  const query = useInfiniteQuery(savedQuery);
  const { data, error, refetch, fetchNextPage } = query;
  const failed = error && (
    <Retry message={error.message} onRetry={() => void (data ? fetchNextPage() : refetch())} />
  );
  if (!data) return failed ?? <SkeletonRows />;
  const saved = data.pages.flatMap((page) => page.saved);
  return (
    <div className="grid gap-4">
      {saved.length === 0 && (
        <p className="text-muted">Nothing yet. Choose Save in a message’s menu, and you’ll find it here.</p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {saved.map((each) => (
          <SavedItem key={each.message.id} saved={each} />
        ))}
      </ol>
      {failed}
      {!error && <ShowMore query={query} />}
    </div>
  );
}
