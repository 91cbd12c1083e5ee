import { listAppeals } from '@orbit-vine/contract/appeals.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export const appealsQuery = queryOptions({
  queryKey: ['admin', 'reports', 'appeals'],
  queryFn: ({ signal }) => call(listAppeals, { signal }),
  refetchInterval: 30_000,
});
