import { changeReachable, getReachable } from '@orbit-vine/contract/conversations.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useAction } from '../../ui/use-action.ts';

const reachableQuery = queryOptions({
  queryKey: ['own', 'messages-from'],
  queryFn: ({ signal }) => call(getReachable, { signal }),
  staleTime: 0,
});

const choices = [
  ['everyone', 'All members'],
  ['known', 'Members I’ve written to or share a group with'],
  ['nobody', 'No one'],
] as const;

export function ReachableChoice() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(reachableQuery);
  const { failure, run } = useAction();
  if (!data)
    return error ? <Retry message={error.message} onRetry={() => void refetch()} /> : <SkeletonRows />;
  const change = async (from: typeof data.from) =>
    queryClient.setQueryData(reachableQuery.queryKey, await call(changeReachable, { body: { from } }));
  return (
    <>
      <Select
        label="Who may start a conversation with you"
        value={data.from}
        choices={choices}
        onChange={(from) => void run(() => change(from), 'Saved')}
        className="w-full"
      />
      <p className="text-sm text-muted">
        A new member’s first message is a request until you accept it. Conversations you already have go on.
      </p>
      <ErrorLine error={failure} />
    </>
  );
}
