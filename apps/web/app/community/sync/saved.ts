import { listSaved, readSaving, saveMessage, unsaveMessage } from '@orbit-vine/contract/saved-messages.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The key of all queries about the member's saved messages. */
export const savedKey = ['saved'];

export const savedQuery = infiniteQueryOptions({
  queryKey: [...savedKey, 'list'],
  queryFn: ({ signal, pageParam }) => call(listSaved, { query: pageParam, signal }),
  initialPageParam: {} as { page?: string },
  getNextPageParam: ({ next }) => (next === undefined ? undefined : { page: next }),
  staleTime: 0,
});

export const savingQuery = (messageId: string) =>
  queryOptions({
    queryKey: [...savedKey, 'of', messageId],
    queryFn: ({ signal }) => call(readSaving, { params: { messageId }, signal }),
    staleTime: 0,
  });

export const save = (messageId: string, remindAt: Date | undefined) =>
  call(saveMessage, { params: { messageId }, body: { remindAt: remindAt?.toISOString() } });

export const unsave = (messageId: string) => call(unsaveMessage, { params: { messageId } });
