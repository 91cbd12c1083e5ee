import type { HistoryPage, Message, Quote } from '@orbit-vine/contract/messages.ts';
import { expect, test } from 'vitest';
import {
  type ChannelLog,
  changesOfPage,
  evictFarFrom,
  isBehind,
  movedTo,
  quotedIn,
  receiveChanges,
  receiveHistory,
  receiveMessage,
  receiveNewest,
  threadIn,
  timeline,
} from './channel-log.ts';
import { ann, message } from './sample-messages.ts';

function page(seq: number, messages: Message[], more = false): HistoryPage {
  return { seq, messages, quoted: [], more, newer: false };
}

const quote = (seq: number, excerpt: string): Quote => ({ id: message(seq).id, author: ann, excerpt });

const shown = (log: ChannelLog) => timeline(log).map((each) => each.content);

test('a channel log shows the messages of its first page in their order', () => {
  expect(shown(receiveNewest(undefined, page(2, [message(2), message(1)])))).toEqual([
    'message 1 at 1',
    'message 2 at 2',
  ]);
});

test('a channel log is behind after a change that leaves a gap, and shows nothing of it until the gap is filled', () => {
  const log = receiveNewest(undefined, page(1, [message(1)]));
  const gap = receiveChanges(log, { after: 2, seq: 3, messages: [message(3)], quoted: [] });
  expect(isBehind(gap)).toBe(true);
  expect(shown(gap)).toEqual(['message 1 at 1']);

  const filled = receiveChanges(gap, { after: 1, seq: 2, messages: [message(2)], quoted: [] });
  expect(isBehind(filled)).toBe(false);
  expect(shown(filled)).toEqual(['message 1 at 1', 'message 2 at 2', 'message 3 at 3']);
});

test('a channel log keeps the newer state of a message when an older one arrives after it', () => {
  const log = receiveNewest(undefined, page(3, [message(1, 3, 'edited')]));
  const late = receiveChanges(log, { after: 0, seq: 1, messages: [message(1, 1, 'first')], quoted: [] });
  expect(shown(late)).toEqual(['edited']);
  expect(late.appliedSeq).toBe(3);
});

test('a deleted message does not come back with a history page that was read before', () => {
  const log = receiveNewest(undefined, page(6, [message(6), message(5)], true));
  const deleted = receiveChanges(log, {
    after: 6,
    seq: 7,
    messages: [{ ...message(2, 7), deleted: true }],
    quoted: [],
  });
  const withHistory = receiveHistory(deleted, { before: 5 }, page(6, [message(2), message(1)]));
  expect(shown(withHistory)).toEqual(['message 1 at 1', 'message 5 at 5', 'message 6 at 6']);
});

test('a channel log ignores a history page that would leave a gap after a restart', () => {
  const old = receiveNewest(undefined, page(10, [message(10), message(9)], true));
  const anew = receiveNewest(old, page(5000, [message(5000)], true));
  expect(shown(receiveHistory(anew, { before: 9 }, page(5001, [message(8)], true)))).toEqual([
    'message 5000 at 5000',
  ]);
});

test('a newest page read before the last change does not undo it', () => {
  const log = receiveNewest(undefined, page(1, [message(1)]));
  const sent = receiveMessage(log, message(2));
  expect(shown(receiveNewest(sent, page(1, [message(1)])))).toEqual(['message 1 at 1', 'message 2 at 2']);
});

test('a change from before a restart does not restore a deleted message', () => {
  const log = receiveNewest(undefined, page(2, []));
  expect(shown(receiveChanges(log, { after: 0, seq: 1, messages: [message(1)], quoted: [] }))).toEqual([]);
});

test('a page of changes with more to come is complete only up to its last change', () => {
  expect(
    changesOfPage(4, { messages: [message(5), message(2, 6)], quoted: [], seq: 90, more: true }).seq,
  ).toBe(6);
  expect(changesOfPage(4, { messages: [message(5)], quoted: [], seq: 9, more: false }).seq).toBe(9);
});

test('a range in the past stays current, and joins the live end when it reaches it', () => {
  const newest = receiveNewest(undefined, page(20, [message(20), message(19)], true));
  const window = { ...page(20, [message(6), message(5)], true), newer: true };
  const jumped = receiveHistory(newest, { around: message(5).id }, window);
  expect(timeline(jumped, 5).map(({ seq }) => seq)).toEqual([5, 6]);
  const edited = receiveChanges(jumped, {
    after: 20,
    seq: 22,
    messages: [message(5, 21, 'edited'), { ...message(6, 22), deleted: true }],
    quoted: [],
  });
  expect(timeline(edited, 5).map(({ content }) => content)).toEqual(['edited']);
  const between = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7].map((seq) => message(seq));
  const joined = receiveHistory(edited, { after: 6 }, { ...page(22, between, true), newer: true });
  expect(timeline(joined, 5)).toHaveLength(2 + 12 + 1);
  expect(timeline(joined)).toEqual(timeline(joined, 5));
});

test('a quote shows the loaded message, or else the newest quote from the server', () => {
  const reply = { ...message(9), replyTo: message(2).id };
  const begun = receiveNewest(undefined, { ...page(9, [reply], true), quoted: [quote(2, 'as sent')] });
  const excerpt = (log: ChannelLog) => quotedIn(log, reply)?.excerpt;
  expect(excerpt(begun)).toBe('as sent');
  const later = receiveHistory(begun, { before: 9 }, { ...page(11, [], true), quoted: [quote(2, 'later')] });
  const late = receiveHistory(later, { before: 9 }, { ...page(10, [], true), quoted: [quote(2, 'late')] });
  expect(excerpt(late)).toBe('later');
  const edited = receiveChanges(late, {
    after: 9,
    seq: 12,
    messages: [message(2, 12, 'edited')],
    quoted: [],
  });
  expect(excerpt(edited)).toBe('edited');
});

test('a long log keeps messages near the reader and the live end', () => {
  const all = Array.from({ length: 400 }, (_, at) => message(400 - at));
  const long = receiveNewest(undefined, { ...page(400, all), total: 400 });
  const short = evictFarFrom(long, 100, 200);
  expect(timeline(short, 100).map(({ seq }) => seq)).toEqual(Array.from({ length: 101 }, (_, at) => 50 + at));
  expect(timeline(short).at(0)?.seq).toBe(351);
  expect(timeline(short, 200)).toEqual([]);
  expect(short.total).toBe(400);
});

test('a channel log keeps messages that a moderator removed, and drops those that their author deleted', () => {
  const log = receiveNewest(undefined, page(2, [message(2), message(1)]));
  const tombstone = (seq: number, changedSeq: number) => ({ ...message(seq, changedSeq), deleted: true });
  const changed = receiveChanges(log, {
    after: 2,
    seq: 4,
    messages: [tombstone(1, 3), { ...tombstone(2, 4), moderated: true }],
    quoted: [],
  });
  expect(timeline(changed).map(({ seq }) => seq)).toEqual([2]);
  expect(changed.total).toBe(1);
});

const root = message(1);
const reply = (seq: number, changedSeq = seq): Message => ({
  ...message(seq, changedSeq),
  replyTo: root.id,
  root: root.id,
});
const counted = (replies: number) => ({ id: root.id, replies, latestAt: '2026-11-20T10:00:00.000Z' });
const repliesIn = (log: ChannelLog) => log.threads.get(root.id)?.thread.replies;

test('a channel log has the newest count of replies, in whichever order pages and changes arrive', () => {
  const begun = receiveNewest(undefined, { ...page(2, [reply(2), root]), threads: [counted(1)] });
  const third = { after: 2, seq: 3, messages: [reply(3)], quoted: [], threads: [counted(2)] };
  const fourth = { after: 3, seq: 4, messages: [reply(4)], quoted: [], threads: [counted(3)] };
  expect(repliesIn(receiveChanges(begun, fourth))).toBe(1);
  const caughtUp = receiveChanges(receiveChanges(begun, fourth), third);
  expect(repliesIn(caughtUp)).toBe(3);
  expect(receiveChanges(caughtUp, third)).toEqual(caughtUp);
  const late = { ...page(2, [root]), threads: [counted(1)] };
  expect(repliesIn(receiveHistory(caughtUp, { around: root.id }, late))).toBe(3);
  const without = changesOfPage(4, {
    ...page(5, [{ ...reply(4, 5), deleted: true }]),
    threads: [counted(2)],
  });
  expect(repliesIn(receiveChanges(caughtUp, without))).toBe(2);
});

test('a thread shows what was fetched of it as later changes left it, without a gap', () => {
  const fetched = { root, replies: [reply(5), reply(4)], more: true };
  expect(threadIn(undefined, fetched).replies).toEqual([reply(4), reply(5)]);
  const log = receiveNewest(undefined, page(6, [message(6), reply(2)]));
  const changed = receiveChanges(log, {
    after: 6,
    seq: 9,
    messages: [{ ...reply(4, 7), deleted: true, content: '' }, reply(8), message(1, 9)],
    quoted: [],
  });
  // The second message is older than those fetched, and there may be others in between.
  expect(threadIn(changed, fetched)).toEqual({ root: message(1, 9), replies: [reply(5), reply(8)] });
  expect(threadIn(changed, { ...fetched, more: false }).replies).toEqual([reply(2), reply(5), reply(8)]);
});

const tombstone = (of: Message, changedSeq: number): Message => ({
  ...message(100 + changedSeq, changedSeq, ''),
  seq: of.seq,
  deleted: true,
  moderated: true,
  moved: { id: of.id, channelId: 'cellar' },
});

test('a moved message is replaced by its tombstone, whichever arrives first, and counts once', () => {
  const first = message(1);
  const away = tombstone(first, 3);
  const log = receiveNewest(undefined, { ...page(2, [message(2), first]), total: 2 });
  const moved = receiveChanges(log, { after: 2, seq: 3, messages: [away], quoted: [] });
  const late = receiveChanges(moved, { after: 0, seq: 1, messages: [first], quoted: [] });
  const ahead = receiveMessage(receiveMessage(receiveNewest(undefined, page(0, [])), away), first);
  for (const each of [moved, late]) {
    expect(timeline(each)).toEqual([away, message(2)]);
    expect(each.total).toBe(2);
    expect(movedTo(each, first)).toBe('cellar');
  }
  expect(timeline(ahead)).toEqual([away]);
});

test('a message that was moved back has its new place only, even if its tombstone arrives later', () => {
  const first = message(1);
  const back = { ...first, seq: 5, changedSeq: 5, movedFrom: 'cellar' };
  const log = receiveNewest(undefined, page(2, [message(2), first]));
  const ahead = receiveMessage(log, back);
  const both = receiveChanges(ahead, {
    after: 2,
    seq: 5,
    messages: [tombstone(first, 3), back],
    quoted: [],
  });
  expect(timeline(both)).toEqual([tombstone(first, 3), message(2), back]);
  expect(movedTo(both, first)).toBeUndefined();
});

test('the places of a message that was moved and moved back count once each, whichever arrives first', () => {
  const first = message(1);
  const back = { ...first, seq: 5, changedSeq: 5, movedFrom: 'cellar' };
  const log = receiveMessage(receiveNewest(undefined, page(0, [])), first);
  for (const order of [
    [tombstone(first, 3), back],
    [back, tombstone(first, 3)],
  ])
    expect(order.reduce(receiveMessage, log).total).toBe(2);
});
