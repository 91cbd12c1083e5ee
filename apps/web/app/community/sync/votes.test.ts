import { expect, test } from 'vitest';
import { pollView } from './votes.ts';

const [me, other] = ['me', 'other'];
const poll = {
  choices: [
    { text: 'Monday', votes: [other, me] },
    { text: 'Friday', votes: [other] },
  ],
};
const counts = (wish?: number[]) => pollView(poll, me, wish).choices.map(({ count, mine }) => [count, mine]);

test('a poll counts every vote, and each voter once', () => {
  expect(counts()).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(pollView(poll, me, undefined).voters).toBe(2);
});

test('an unacknowledged vote shows at once, in place of the earlier one', () => {
  expect(counts([1])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(pollView(poll, me, [1]).voters).toBe(2);
  expect(pollView(poll, me, []).voters).toBe(1);
});
