import { voteInPoll } from '@orbit-vine/contract/message-changes.ts';
import type { Poll } from '@orbit-vine/contract/polls.ts';
import { call } from '../../platform/api.ts';
import { createWishes, type WishesOptions } from './wishes.ts';

export const createVotes = (options: WishesOptions) =>
  createWishes<readonly number[]>({
    ...options,
    failure: 'Your vote wasn’t counted',
    send: (messageId, choices) =>
      call(voteInPoll, { params: { messageId }, body: { choices: [...choices] } }),
  });

interface PollView {
  readonly choices: readonly { readonly text: string; readonly count: number; readonly mine: boolean }[];
  readonly voters: number;
}

/** The poll with the reader's own votes as wished, if they are not acknowledged. */
export function pollView(
  { choices }: Pick<Poll, 'choices'>,
  memberId: string,
  wish: readonly number[] | undefined,
): PollView {
  const shown = choices.map(({ text, votes }, at) => {
    const others = votes.filter((id) => id !== memberId);
    const mine = wish ? wish.includes(at) : votes.includes(memberId);
    return { text, others, mine, count: others.length + (mine ? 1 : 0) };
  });
  const others = new Set(shown.flatMap((choice) => choice.others));
  return { choices: shown, voters: others.size + (shown.some(({ mine }) => mine) ? 1 : 0) };
}
