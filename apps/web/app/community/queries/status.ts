import { getStatus } from '@orbit-vine/contract/community-status.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** Polled until the server's migrations are complete; the composer waits for it. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => call(getStatus, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: (query) => (query.state.data?.ready ? false : 10_000),
});
