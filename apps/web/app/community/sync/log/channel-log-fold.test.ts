import type { HistoryPage, Message, MessagePage, Quote } from '@orbit-vine/contract/messages.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Changes,
  type ChannelLog,
  changesOfPage,
  evictFarFrom,
  isBehind,
  noteLatestSeq,
  type PageQuery,
  quotedIn,
  receiveChanges,
  receiveHistory,
  receiveMessage,
  receiveNewest,
  timeline,
} from './channel-log.ts';
import { ann, message } from './sample-messages.ts';

/** A model of the server's channel: each write takes the next seq and the message carries its last one. */
class Channel {
  seq = 0;
  readonly #messages = new Map<string, Message>();
  readonly #history: Message[][] = [[]];

  write(kind: number): void {
    this.seq += 1;
    const all = [...this.#messages.values()].filter((each) => !each.deleted);
    const target = all[kind % (all.length + 1)];
    const answered = all[kind % Math.max(1, all.length)];
    const newMessage = { ...message(this.seq), ...(kind % 2 === 0 && answered && { replyTo: answered.id }) };
    const next = target
      ? {
          ...target,
          changedSeq: this.seq,
          ...(kind % 3 === 0 ? { deleted: true, content: '' } : { content: `edit ${this.seq}` }),
        }
      : newMessage;
    this.#messages.set(next.id, next);
    this.#history.push([...this.#messages.values()]);
  }

  changes(after: number, upTo = this.seq): Changes {
    const messages = this.#at(upTo).filter((each) => each.changedSeq > after);
    return { after, seq: upTo, messages, quoted: this.#quoted(messages) };
  }

  changesPage(after: number, size: number): MessagePage {
    const messages = this.changes(after).messages.toSorted((a, b) => a.changedSeq - b.changedSeq);
    return {
      messages: messages.slice(0, size),
      quoted: this.#quoted(messages),
      seq: this.seq,
      more: messages.length > size,
    };
  }

  get alive(): Message[] {
    return this.#at(this.seq)
      .filter((each) => !each.deleted)
      .sort((a, b) => a.seq - b.seq);
  }

  newest(size = Number.POSITIVE_INFINITY): HistoryPage {
    return { ...this.page({ before: Number.POSITIVE_INFINITY }, size), total: this.alive.length };
  }

  page(query: PageQuery, size: number): HistoryPage {
    const { alive, seq } = this;
    const [first, last] = this.#chosen(query, size);
    const messages = alive.slice(Math.max(0, first), last).toReversed();
    return { messages, quoted: this.#quoted(messages), seq, more: first > 0, newer: last < alive.length };
  }

  #chosen(query: PageQuery, size: number): [number, number] {
    const index = (from: (each: Message) => boolean) => {
      const found = this.alive.findIndex(from);
      return found === -1 ? this.alive.length : found;
    };
    if ('after' in query) {
      const first = index((each) => each.seq > query.after);
      return [first, first + size];
    }
    if ('before' in query) {
      const last = index((each) => each.seq >= query.before);
      return [last - size, last];
    }
    const at = index((each) => each.id === query.around);
    return [at - Math.floor(size / 2), at + Math.ceil(size / 2)];
  }

  #quoted(messages: readonly Message[]): Quote[] {
    return messages.flatMap(({ replyTo }) => {
      const original = this.#messages.get(replyTo ?? '');
      return original ? [{ id: original.id, author: ann, excerpt: original.content }] : [];
    });
  }

  #at(seq: number): Message[] {
    return this.#history[seq] ?? [];
  }
}

type Post = (log: ChannelLog) => ChannelLog;

const back = fc.nat(9);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('write' as const), kind: fc.nat(50) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('frame' as const), back: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('older' as const), back }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('later' as const), back }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('jump' as const), back: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('newest' as const), back }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('answer' as const), back }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('deliver' as const), back }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), back }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const), back }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('let go' as const), back: fc.nat(40) }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The frames and answers of one step; they may arrive late, twice, or never. */
function send(channel: Channel, log: ChannelLog, kind: string, back: number, size: number): Post[] {
  const history = (query: PageQuery): Post => {
    const answer = channel.page(query, size);
    return (to) => receiveHistory(to, query, answer);
  };
  const range = log.ranges[back % Math.max(1, log.ranges.length)];
  switch (kind) {
    case 'frame': {
      const frame = channel.changes(Math.max(0, channel.seq - back));
      return [(to) => receiveChanges(to, frame)];
    }
    case 'older':
      return range && range.from > 0 ? [history({ before: range.from })] : [];
    case 'later':
      return range && Number.isFinite(range.to) ? [history({ after: range.to })] : [];
    case 'jump': {
      const { alive } = channel;
      const target = alive[back % Math.max(1, alive.length)];
      return target ? [history({ around: target.id })] : [];
    }
    case 'newest': {
      const answer = channel.newest(size);
      return [(to) => receiveNewest(to, answer)];
    }
    case 'answer': {
      const own = channel.changes(Math.max(0, channel.seq - 1)).messages[0];
      return own ? [(to) => receiveMessage(to, own)] : [];
    }
    default:
      return [];
  }
}

function play(channel: Channel, steps: readonly Step[], size: number): ChannelLog {
  const underway: Post[] = [];
  let log = receiveNewest(undefined, channel.newest(size));
  for (const each of steps) {
    if (each.do === 'write') {
      channel.write(each.kind);
      continue;
    }
    const at = each.back % Math.max(underway.length, 1);
    if (each.do === 'let go') log = evictFarFrom(log, each.back, 8);
    else if (each.do === 'drop') underway.splice(at, 1);
    else if (each.do === 'deliver' || each.do === 'again') {
      const post = underway[at];
      if (each.do === 'deliver') underway.splice(at, 1);
      if (post) log = post(log);
    } else underway.push(...send(channel, log, each.do, each.back, size));
  }
  return log;
}

test('after lost, repeated, late, or reordered frames, catching up gives the log of a fresh reader', () => {
  const sizes = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 120 }), sizes, (steps, size) => {
      const channel = new Channel();
      let log = noteLatestSeq(play(channel, steps, size), channel.seq);
      while (isBehind(log)) {
        const appliedSeq = log.appliedSeq;
        log = receiveChanges(log, changesOfPage(appliedSeq, channel.changesPage(appliedSeq, size)));
        expect(log.appliedSeq).toBeGreaterThan(appliedSeq);
      }
      expect(log.ranges.at(-1)?.to).toBe(Number.POSITIVE_INFINITY);
      expect(log.total).toBe(channel.alive.length);
      for (const { from, to } of log.ranges) {
        const fresh = channel.alive.filter(({ seq }) => from <= seq && seq <= to);
        expect(timeline(log, from)).toEqual(fresh);
        for (const each of fresh.filter(({ replyTo }) => replyTo)) {
          const original = channel.changes(0).messages.find(({ id }) => id === each.replyTo);
          expect(quotedIn(log, each)?.excerpt).toBe(original?.content);
        }
      }
    }),
    { numRuns: 5_000 },
  );
});
