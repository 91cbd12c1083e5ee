import { listReactions } from '@orbit-vine/contract/message-changes.ts';
import type { Message, ReactionType } from '@orbit-vine/contract/messages.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { nameAFew } from './name-a-few.ts';

/** Names for the current counts: the key contains the counts. */
export const reactionsQuery = ({ id, reactions }: Pick<Message, 'id' | 'reactions'>) =>
  queryOptions({
    queryKey: ['reactions', id, reactions],
    queryFn: ({ signal }) => call(listReactions, { params: { messageId: id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export async function namesOf(
  queryClient: QueryClient,
  message: Pick<Message, 'id' | 'reactions'>,
  type: ReactionType,
): Promise<string> {
  const list = await queryClient.fetchQuery(reactionsQuery(message));
  return nameAFew(list[type].map(({ name }) => name));
}
