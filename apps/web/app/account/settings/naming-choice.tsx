import { changeNaming, getNaming } from '@orbit-vine/contract/naming.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Retry } from '../../ui/retry.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useAction } from '../../ui/use-action.ts';
import { Choice } from '../choice.tsx';

const namingQuery = queryOptions({
  queryKey: ['own', 'naming'],
  queryFn: ({ signal }) => call(getNaming, { signal }),
  staleTime: 0,
});

export function NamingChoice() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(namingQuery);
  const { pending, failure, run } = useAction();
  if (!data)
    return error ? <Retry message={error.message} onRetry={() => void refetch()} /> : <SkeletonRows />;
  const change = async (named: boolean) =>
    queryClient.setQueryData(namingQuery.queryKey, await call(changeNaming, { body: { named } }));
  return (
    <>
      <Choice
        label="Show my username to visitors"
        hint="Beside the sign-in form, as one of those who moderate. Visitors see at most five names, longest-standing first. A change shows within a minute."
        checked={data.named}
        pending={pending}
        onChange={(named) => void run(() => change(named), 'Saved')}
      />
      <ErrorLine error={failure} />
    </>
  );
}
