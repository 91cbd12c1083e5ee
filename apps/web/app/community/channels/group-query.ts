import { getGroup } from '@orbit-vine/contract/groups.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export const groupQuery = (channelId: string) =>
  queryOptions({
    queryKey: ['group', channelId],
    queryFn: ({ signal }) => call(getGroup, { params: { channelId }, signal }),
    staleTime: 0,
  });
