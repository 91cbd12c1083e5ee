import { listStaff } from '@orbit-vine/contract/members.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

const everyMs = 5 * 60_000;

/** Roles change rarely; refetched at once when a staff member changes. */
export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async ({ signal }) => {
    const { staff } = await call(listStaff, { signal });
    return Object.fromEntries(staff.map(({ id, role }) => [id, role]));
  },
  staleTime: everyMs,
  refetchInterval: everyMs,
});
