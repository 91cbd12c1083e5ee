import type { Message } from '@orbit-vine/contract/messages.ts';
import { expect, test } from 'vitest';
import { reactionView } from './reactions.ts';

const me = '0b8f5d8c-1c1e-4d5e-9d51-6f2a4a8f0001';
const other = '0b8f5d8c-1c1e-4d5e-9d51-6f2a4a8f0002';

const message = {
  id: '0b8f5d8c-1c1e-4d5e-9d51-6f2a4a8f0003',
  reactions: { thumbsUp: [other, me], grape: [other] },
} as Message;

test('a reaction counts every member, and marks the reader’s own', () => {
  expect(reactionView(message, 'thumbsUp', me, undefined)).toEqual({ count: 2, mine: true });
  expect(reactionView(message, 'grape', me, undefined)).toEqual({ count: 1, mine: false });
});

test('an unacknowledged reaction shows at once, and counts once when it arrives', () => {
  expect(reactionView(message, 'thumbsUp', me, false)).toEqual({ count: 1, mine: false });
  expect(reactionView(message, 'grape', me, true)).toEqual({ count: 2, mine: true });
  const arrived = { ...message, reactions: { ...message.reactions, thumbsUp: [other], grape: [other, me] } };
  expect(reactionView(arrived, 'grape', me, true)).toEqual({ count: 2, mine: true });
});
