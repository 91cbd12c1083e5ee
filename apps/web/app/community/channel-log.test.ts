import type { Message, MessagePage } from '@orbit-vine/contract/messages.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Changes,
  type ChannelLog,
  changesOfPage,
  hear,
  isBehind,
  receiveChanges,
  receiveHistory,
  receiveMessage,
  receiveNewest,
  timeline,
} from './channel-log.ts';

const ann = { id: '0b8f5d8c-1c1e-4d5e-9d51-6f2a4a8f0001', name: 'Ann', avatar: '/avatars/Ann.svg' };

function message(seq: number, changedSeq = seq, content = `message ${seq} at ${changedSeq}`): Message {
  return {
    id: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
    channelId: 'general',
    seq,
    changedSeq,
    author: ann,
    content,
    mentions: [],
    reactions: { thumbsUp: [], grape: [] },
    attachments: [],
    createdAt: '2026-11-20T10:00:00.000Z',
  };
}

function page(seq: number, messages: Message[], more = false): MessagePage {
  return { seq, messages, quoted: [], more };
}

const shown = (log: ChannelLog) => timeline(log).map((each) => each.content);

test('a channel log shows the messages of its first page in their order', () => {
  expect(shown(receiveNewest(undefined, page(2, [message(2), message(1)])))).toEqual([
    'message 1 at 1',
    'message 2 at 2',
  ]);
});

test('a channel log is behind after a change that leaves a gap, and shows nothing of it until the gap is filled', () => {
  const log = receiveNewest(undefined, page(1, [message(1)]));
  const gap = receiveChanges(log, { after: 2, seq: 3, messages: [message(3)] });
  expect(isBehind(gap)).toBe(true);
  expect(shown(gap)).toEqual(['message 1 at 1']);

  const filled = receiveChanges(gap, { after: 1, seq: 2, messages: [message(2)] });
  expect(isBehind(filled)).toBe(false);
  expect(shown(filled)).toEqual(['message 1 at 1', 'message 2 at 2', 'message 3 at 3']);
});

test('a channel log keeps the newer state of a message when an older one arrives after it', () => {
  const log = receiveNewest(undefined, page(3, [message(1, 3, 'edited')]));
  const late = receiveChanges(log, { after: 0, seq: 1, messages: [message(1, 1, 'first')] });
  expect(shown(late)).toEqual(['edited']);
  expect(late.held).toBe(3);
});

test('a deleted message does not come back with a history page that was read before', () => {
  const log = receiveNewest(undefined, page(6, [message(6), message(5)], true));
  const deleted = receiveChanges(log, {
    after: 6,
    seq: 7,
    messages: [{ ...message(2, 7), deleted: true }],
  });
  const withHistory = receiveHistory(deleted, 5, page(6, [message(2), message(1)]));
  expect(shown(withHistory)).toEqual(['message 1 at 1', 'message 5 at 5', 'message 6 at 6']);
});

test('a channel log leaves out a history page that would leave a hole after the log began anew', () => {
  const old = receiveNewest(undefined, page(10, [message(10), message(9)], true));
  const anew = receiveNewest(old, page(5000, [message(5000)], true));
  expect(shown(receiveHistory(anew, 9, page(5001, [message(8)], true)))).toEqual(['message 5000 at 5000']);
});

test('a newest page read before the last change does not take that change back', () => {
  const log = receiveNewest(undefined, page(1, [message(1)]));
  const sent = receiveMessage(log, message(2));
  expect(shown(receiveNewest(sent, page(1, [message(1)])))).toEqual(['message 1 at 1', 'message 2 at 2']);
});

test('a change from before the log began anew does not bring back a message deleted since', () => {
  const log = receiveNewest(undefined, page(2, []));
  expect(shown(receiveChanges(log, { after: 0, seq: 1, messages: [message(1)] }))).toEqual([]);
});

test('a page of changes with more to come is complete only up to its last change', () => {
  expect(
    changesOfPage(4, { messages: [message(5), message(2, 6)], quoted: [], seq: 90, more: true }).seq,
  ).toBe(6);
  expect(changesOfPage(4, { messages: [message(5)], quoted: [], seq: 9, more: false }).seq).toBe(9);
});

/** A channel as the server keeps it: each write takes the next seq and the message carries the last one. */
class Channel {
  seq = 0;
  readonly #messages = new Map<string, Message>();
  readonly #history: Message[][] = [[]];

  write(kind: number): void {
    this.seq += 1;
    const all = [...this.#messages.values()].filter((each) => !each.deleted);
    const target = all[kind % (all.length + 1)];
    const next = target
      ? {
          ...target,
          changedSeq: this.seq,
          ...(kind % 3 === 0 ? { deleted: true, content: '' } : { content: `edit ${this.seq}` }),
        }
      : message(this.seq);
    this.#messages.set(next.id, next);
    this.#history.push([...this.#messages.values()]);
  }

  changes(after: number, upTo = this.seq): Changes {
    const messages = this.#at(upTo).filter((each) => each.changedSeq > after);
    return { after, seq: upTo, messages };
  }

  changesPage(after: number, size: number): MessagePage {
    const messages = this.changes(after).messages.toSorted((a, b) => a.changedSeq - b.changedSeq);
    return { messages: messages.slice(0, size), quoted: [], seq: this.seq, more: messages.length > size };
  }

  page(before: number, size: number): MessagePage {
    const messages = this.#at(this.seq).filter((each) => each.seq < before && !each.deleted);
    const newest = messages.toSorted((a, b) => b.seq - a.seq);
    return { messages: newest.slice(0, size), quoted: [], seq: this.seq, more: newest.length > size };
  }

  #at(seq: number): Message[] {
    return this.#history[seq] ?? [];
  }
}

type Post = (log: ChannelLog) => ChannelLog;

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('write' as const), kind: fc.nat(50) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('frame' as const), back: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('history' as const), back: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('newest' as const), back: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('answer' as const), back: fc.nat(9) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('deliver' as const), back: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), back: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const), back: fc.nat(9) }) },
);

test('whatever is lost, doubled, late or out of order, catching up ends in what a fresh reader sees', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 120 }),
      fc.integer({ min: 1, max: 5 }),
      (steps, size) => {
        const channel = new Channel();
        const underway: Post[] = [];
        let log = receiveNewest(undefined, channel.page(Number.POSITIVE_INFINITY, size));

        for (const each of steps) {
          if (each.do === 'write') {
            channel.write(each.kind);
            continue;
          }
          const at = each.back % Math.max(underway.length, 1);
          if (each.do === 'frame') {
            const frame = channel.changes(Math.max(0, channel.seq - each.back));
            underway.push((to) => receiveChanges(to, frame));
          } else if (each.do === 'history') {
            const before = log.from;
            const answer = channel.page(before, size);
            if (before > 0) underway.push((to) => receiveHistory(to, before, answer));
          } else if (each.do === 'newest') {
            const answer = channel.page(Number.POSITIVE_INFINITY, size);
            underway.push((to) => receiveNewest(to, answer));
          } else if (each.do === 'answer') {
            const own = channel.changes(Math.max(0, channel.seq - 1)).messages[0];
            if (own) underway.push((to) => receiveMessage(to, own));
          } else if (each.do === 'deliver') {
            const [post] = underway.splice(at, 1);
            if (post) log = post(log);
          } else if (each.do === 'drop') {
            underway.splice(at, 1);
          } else {
            const post = underway[at];
            if (post) log = post(log);
          }
        }

        log = hear(log, channel.seq);
        while (isBehind(log)) {
          const held = log.held;
          log = receiveChanges(log, changesOfPage(held, channel.changesPage(held, size)));
          expect(log.held).toBeGreaterThan(held);
        }
        const fresh = channel.page(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY).messages.toReversed();
        expect(timeline(log)).toEqual(fresh.filter((each) => each.seq >= log.from));
        if (log.from === 0) expect(timeline(log)).toEqual(fresh);
      },
    ),
    { numRuns: 5_000 },
  );
});
