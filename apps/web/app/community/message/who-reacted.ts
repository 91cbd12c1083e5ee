import { listReactions, type Message } from '@orbit-vine/contract/messages.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** The names behind a message's counts, for as long as these are the counts. */
export const reactionsQuery = ({ id, reactions }: Pick<Message, 'id' | 'reactions'>) =>
  queryOptions({
    queryKey: ['reactions', id, reactions],
    queryFn: ({ signal }) => call(listReactions, { params: { messageId: id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
