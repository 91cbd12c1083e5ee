import type { Message } from '@orbit-vine/contract/messages.ts';
import { expect, test } from 'vitest';
import { createJustStored } from './just-stored.ts';

const message = (seq: number, replyTo?: string) =>
  ({ id: `message ${seq}`, channelId: '1', seq, changedSeq: seq, replyTo }) as Message;
function followed() {
  const justStored = createJustStored();
  justStored.follow('1');
  return justStored;
}
const seqs = (page: { messages: Message[] } | undefined) => page?.messages.map(({ seq }) => seq);

test('recent messages are returned once, in order, up to the first gap', () => {
  const justStored = followed();
  for (const seq of [6, 5, 8]) justStored.keep(message(seq));
  const page = justStored.changesAfter('1', 4);
  expect(seqs(page)).toEqual([5, 6]);
  expect(page).toMatchObject({ seq: 6, more: false, quoted: [] });
  expect(justStored.changesAfter('1', 6)).toBeUndefined();
  expect(justStored.changesAfter('1', 4)).toBeUndefined();
  expect(seqs(justStored.changesAfter('1', 7))).toEqual([8]);
});

test('replies and other channels are left to the database', () => {
  const justStored = followed();
  justStored.keep(message(1, 'another message'));
  justStored.keep(message(2));
  expect(justStored.changesAfter('1', 0)).toBeUndefined();
  expect(justStored.changesAfter('2', 1)).toBeUndefined();
});

test('a followed channel stores at most a hundred messages', () => {
  const justStored = followed();
  for (let seq = 1; seq <= 101; seq += 1) justStored.keep(message(seq));
  expect(justStored.changesAfter('1', 0)).toBeUndefined();
  expect(justStored.changesAfter('1', 1)?.messages).toHaveLength(100);
});

test('a channel without followers stores nothing', () => {
  const justStored = followed();
  justStored.keep(message(1));
  justStored.unfollow('1');
  justStored.keep(message(2));
  justStored.follow('1');
  expect(justStored.changesAfter('1', 0)).toBeUndefined();
  expect(justStored.changesAfter('1', 1)).toBeUndefined();
  justStored.keep(message(3));
  justStored.follow('1');
  expect(seqs(justStored.changesAfter('1', 2))).toEqual([3]);
});
