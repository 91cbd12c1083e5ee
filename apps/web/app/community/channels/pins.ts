import { listPins } from '@orbit-vine/contract/message-changes.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export const pinsQuery = (channelId: string) =>
  queryOptions({
    queryKey: ['pins', channelId],
    queryFn: ({ signal }) => call(listPins, { params: { channelId }, signal }),
    staleTime: 0,
  });
