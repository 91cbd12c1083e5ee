import type { Channel } from '@orbit-vine/contract/channels.ts';
import { expect, test } from 'vitest';
import { receiveChanges, receiveHistory, receiveNewest } from '../sync/log/channel-log.ts';
import { message } from '../sync/log/sample-messages.ts';
import { countUnseen, findPlace, placeAfterMove, readOn, targetOf, theNewest } from './opening.ts';

const channel = { firstUnread: 31 } as Channel;
const nothing = { messageId: undefined, left: undefined, entered: undefined };
const id = (seq: number) => message(seq).id;
const page = (seqs: number[], more = true, newer = false) => ({
  messages: seqs.map((seq) => message(seq)),
  quoted: [],
  seq: 40,
  more,
  newer,
});

test('a conversation opens at the saved position, else the link, else the first unread, else the end', () => {
  const left = { seq: 7, align: 12 };
  expect(targetOf({ messageId: id(3), left, entered: channel })).toBe(left);
  expect(targetOf({ ...nothing, messageId: id(3), entered: channel })).toEqual({ messageId: id(3) });
  expect(targetOf({ ...nothing, entered: channel })).toMatchObject({ seq: 31 });
  expect(targetOf(nothing)).toEqual(theNewest);
});

test('a place is found once everything around it is loaded', () => {
  const log = receiveNewest(undefined, page([40, 39, 38]));
  expect(findPlace(log, { messageId: id(39) })).toMatchObject({ seq: 39, message: message(39) });
  expect(findPlace(log, { messageId: id(5) })).toBeUndefined();
  const jumped = receiveHistory(log, { around: id(5) }, page([6, 5, 4], true, true));
  expect(findPlace(jumped, { messageId: id(5).toUpperCase() })).toMatchObject({ seq: 5 });
  expect(findPlace(jumped, { seq: 20, align: 0 })).toBeUndefined();
  expect(findPlace(jumped, theNewest)).toBe(theNewest);
});

test('an unread message that the log lacks is waited for', () => {
  const log = receiveNewest(undefined, page([40, 39, 38]));
  const target = { seq: 41, align: 120 };
  expect(findPlace(log, target)).toBeUndefined();
  const caughtUp = receiveChanges(log, { after: 40, seq: 41, messages: [message(41)], quoted: [] });
  expect(findPlace(caughtUp, target)).toBe(target);
});

test('a deleted message and an invalid id are missing', () => {
  const log = receiveChanges(receiveNewest(undefined, page([40, 39])), {
    after: 40,
    seq: 41,
    messages: [{ ...message(39, 41), deleted: true }],
    quoted: [],
  });
  expect(findPlace(log, { messageId: id(39) })).toBe('missing');
  expect(findPlace(log, { messageId: 'not-an-id' })).toBe('missing');
});

test('unseen messages of others are counted, with a sign for more beyond the loaded ones', () => {
  const log = receiveNewest(undefined, page([40, 39, 38]));
  expect(countUnseen(log, 39, 'me')).toEqual({ count: 1, more: false });
  expect(countUnseen(log, 20, 'me')).toEqual({ count: 3, more: true });
  expect(countUnseen(log, 20, message(40).author.id)).toEqual({ count: 0, more: false });
});

test('messages in view count as read if nothing unread lies above', () => {
  const messages = [30, 31, 35, 40].map((seq) => message(seq));
  expect(readOn(messages, 30, { from: 30, to: 35 })).toBe(35);
  // Between 31 and 35 are no messages, only changes.
  expect(readOn(messages, 31, { from: 35, to: 40 })).toBe(40);
  expect(readOn(messages, 30, { from: 35, to: 40 })).toBe(30);
  // The link leads far beyond the first unread message, which is not among these.
  expect(readOn(messages, 12, { from: 30, to: 35 })).toBe(12);
  expect(readOn(messages, 29, { from: 30, to: 31 })).toBe(31);
});

test('a message that was moved is looked for where its tombstone says, unless it is here again', () => {
  const moved = { ...message(5), deleted: true, moved: { id: id(3), channelId: 'cellar' } };
  expect(placeAfterMove([message(4), moved], id(3))).toBe(`/plastic-grapes/cellar/${id(3)}`);
  expect(placeAfterMove([message(3), moved], id(3))).toBeUndefined();
  expect(placeAfterMove([message(4)], id(3))).toBeUndefined();
});
