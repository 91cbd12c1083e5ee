import { countReports } from '@orbit-vine/contract/moderation.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The number of open reports, at most 30 s old. */
export function useOpenReports(enabled: boolean): number {
  const { data } = useQuery({
    queryKey: ['admin', 'reports', 'count'],
    queryFn: ({ signal }) => call(countReports, { signal }),
    refetchInterval: 30_000,
    enabled,
  });
  return data?.open ?? 0;
}
