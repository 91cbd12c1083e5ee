import { listThread } from '@orbit-vine/contract/messages.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

interface ThreadKey {
  channelId: string;
  rootId: string;
  /** The log has no changes from before this `seq`, so what was fetched earlier is fetched again. */
  floorSeq: number;
}

export const threadQuery = ({ channelId, rootId, floorSeq }: ThreadKey) =>
  infiniteQueryOptions({
    queryKey: ['thread', channelId, rootId, floorSeq],
    queryFn: ({ signal, pageParam }) =>
      call(listThread, { params: { channelId, messageId: rootId }, query: pageParam, signal }),
    initialPageParam: {} as { before?: number },
    getNextPageParam: ({ messages, more }) => (more ? { before: messages.at(-1)?.seq ?? 0 } : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
