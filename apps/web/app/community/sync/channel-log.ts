import { limits } from '@orbit-vine/contract/limits.ts';
import type { HistoryPage, Message, MessagePage, Quote } from '@orbit-vine/contract/messages.ts';
import { covered, joinRanges, rangeAt, type SeqRange } from './ranges.ts';

/** The state at `seq` of every message changed after `after`, as a live frame or a page of changes brings it. */
export interface Changes {
  readonly after: number;
  readonly seq: number;
  readonly messages: readonly Message[];
  readonly quoted: readonly Quote[];
}

/**
 * What this page knows of a channel: a fold over snapshots and changes. Nothing in here depends on the order in which
 * they arrive or on how often, so a lost socket, a doubled frame or a late answer can do no harm.
 */
export interface ChannelLog {
  /** Every change up to this `seq` is in here. */
  readonly appliedSeq: number;
  /** The newest `seq` anybody has told us of. */
  readonly latestSeq: number;
  /** A page read before this `seq` is too old to be joined to this log. */
  readonly floorSeq: number;
  /** Where in the channel all messages are here: the live end, and whatever else was looked at. */
  readonly ranges: readonly SeqRange[];
  /** Messages elsewhere that changed are kept too, or a history page read before the change would undo it. */
  readonly messages: ReadonlyMap<string, Message>;
  /** What replies answer, and the `seq` at which it read so. */
  readonly quotes: ReadonlyMap<string, { readonly quote: Quote; readonly seq: number }>;
  /** How many messages the channel has. */
  readonly total: number;
  /** Changes that arrived ahead of ones still missing. */
  readonly pending: readonly Changes[];
}

/** More than this many frames ahead of a gap are dropped: catching up brings them anyway. */
const maxPending = 100;
/** More messages than this are not kept; reading back to the others fetches them again. */
const maxMessages = 4_000;

const nothing: ChannelLog = {
  appliedSeq: 0,
  latestSeq: 0,
  floorSeq: 0,
  ranges: [],
  messages: new Map(),
  quotes: new Map(),
  total: 0,
  pending: [],
};

/** The newest page of the channel: begins the log, or begins it anew when the log has fallen behind. */
export function receiveNewest(log: ChannelLog | undefined, page: HistoryPage): ChannelLog {
  if (log && page.seq <= log.appliedSeq)
    return receiveHistory(log, { before: Number.POSITIVE_INFINITY }, page);
  const before = log ?? nothing;
  const newer = [...before.messages.values()].filter((message) => message.changedSeq > page.seq);
  const begun: ChannelLog = {
    ...nothing,
    appliedSeq: page.seq,
    latestSeq: Math.max(before.latestSeq, page.seq),
    floorSeq: page.seq,
    ranges: [coveredBy(page, { before: Number.POSITIVE_INFINITY })],
    messages: new Map(page.messages.map((message) => [message.id, message])),
    total: page.total ?? page.messages.length,
    pending: before.pending,
  };
  return applyPending(merge(begun, { messages: newer, quoted: page.quoted, seq: page.seq }));
}

/** What a page of history was asked for with. */
export type PageQuery =
  | { readonly before: number }
  | { readonly after: number }
  | { readonly around: string };

/** A page from anywhere in the channel; left out if it was read before this log begins. */
export function receiveHistory(log: ChannelLog, asked: PageQuery, page: HistoryPage): ChannelLog {
  if (page.seq < log.floorSeq) return log;
  const ranges = joinRanges(log.ranges, coveredBy(page, asked));
  return merge({ ...log, ranges }, page);
}

export function receiveChanges(log: ChannelLog, changes: Changes): ChannelLog {
  const latestSeq = Math.max(log.latestSeq, changes.seq);
  if (changes.after > log.appliedSeq) {
    return { ...log, latestSeq, pending: [...log.pending, changes].slice(-maxPending) };
  }
  return applyPending(take({ ...log, latestSeq }, changes));
}

/** A page of changes is complete up to its last change, or up to its snapshot if nothing more follows. */
export function changesOfPage(after: number, { messages, quoted, more, seq }: MessagePage): Changes {
  const last = messages.reduce((newest, message) => Math.max(newest, message.changedSeq), after);
  return { after, seq: more ? last : Math.max(last, seq), messages, quoted };
}

/** A single message, as the answer to a call of our own brings it. */
export function receiveMessage(log: ChannelLog, message: Message): ChannelLog {
  return merge(log, { messages: newerThanSnapshot(log, [message]), quoted: [], seq: log.floorSeq });
}

export function noteLatestSeq(log: ChannelLog, seq: number): ChannelLog {
  return seq > log.latestSeq ? { ...log, latestSeq: seq } : log;
}

/** Whether changes are missing: ask for those after `appliedSeq`. */
export function isBehind(log: ChannelLog): boolean {
  return log.appliedSeq < log.latestSeq;
}

/** It can be read, or a word in its place that a moderator removed it. */
const stands = ({ deleted, moderated }: Message) => !deleted || moderated === true;

/** The messages around a place of which none is missing, in their order; none at a place that is not here. */
export function timeline(log: ChannelLog, place = Number.POSITIVE_INFINITY): Message[] {
  const range = rangeAt(log.ranges, place);
  if (!range) return [];
  return [...log.messages.values()]
    .filter((message) => covered(range, message.seq) && stands(message))
    .sort((a, b) => a.seq - b.seq);
}

const quoteOfMessage = new WeakMap<Message, Quote>();

/** What a reply answers: the message itself if it is here, wherever in the channel, or what the server quoted. */
export function quotedIn(log: ChannelLog, { replyTo }: Message): Quote | undefined {
  const original = log.messages.get(replyTo ?? '');
  return original ? quoteOf(original) : log.quotes.get(replyTo ?? '')?.quote;
}

export function quoteOf(original: Message): Quote {
  const known = quoteOfMessage.get(original);
  if (known) return known;
  const { id, author, content, deleted } = original;
  const quote = { id, author, excerpt: content.slice(0, limits.excerptLength), ...(deleted && { deleted }) };
  quoteOfMessage.set(original, quote);
  return quote;
}

/**
 * Lets go of what is far from where the reader is, once there is a lot. Whatever is not kept is known up to `appliedSeq`, so
 * from now on a page that was read before counts as too old.
 */
export function evictFarFrom(log: ChannelLog, place: number, most = maxMessages): ChannelLog {
  if (log.messages.size <= most) return log;
  const places = [...log.messages.values()].map(({ seq }) => seq).sort((a, b) => a - b);
  const at = places.findIndex((seq) => seq >= place);
  const middle = at === -1 ? places.length : at;
  const near: SeqRange = {
    from: places[middle - Math.floor(most / 4)] ?? 0,
    to: places[middle + Math.floor(most / 4)] ?? Number.POSITIVE_INFINITY,
  };
  const end: SeqRange = { from: places.at(-limits.historyPage) ?? 0, to: Number.POSITIVE_INFINITY };
  const ranges = log.ranges.flatMap((range) =>
    joinRanges([], ...[near, end].flatMap((kept) => overlap(range, kept))),
  );
  const wanted = (message: Message) =>
    message.changedSeq > log.appliedSeq || ranges.some((range) => covered(range, message.seq));
  const kept = [...log.messages.values()].filter(wanted);
  const answered = new Set(kept.flatMap(({ replyTo }) => replyTo ?? []));
  return {
    ...log,
    floorSeq: log.appliedSeq,
    ranges,
    messages: new Map([...log.messages].filter(([id, message]) => wanted(message) || answered.has(id))),
    quotes: new Map([...log.quotes].filter(([id]) => answered.has(id))),
  };
}

function overlap(a: SeqRange, b: SeqRange): SeqRange[] {
  const both = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
  return both.from <= both.to ? [both] : [];
}

/** From which place to which a page leaves out nothing. */
function coveredBy(page: HistoryPage, asked: PageQuery): SeqRange {
  const places = page.messages.map(({ seq }) => seq);
  const oldest = 'after' in asked ? asked.after + 1 : Math.min(...places);
  const newest = page.newer ? Math.max(...places) : Number.POSITIVE_INFINITY;
  return { from: page.more ? oldest : 0, to: 'before' in asked ? asked.before - 1 : newest };
}

function applyPending(log: ChannelLog): ChannelLog {
  const next = log.pending.find((changes) => changes.after <= log.appliedSeq);
  if (!next) return log;
  return applyPending(take({ ...log, pending: log.pending.filter((changes) => changes !== next) }, next));
}

function take(log: ChannelLog, { seq, messages, quoted }: Changes): ChannelLog {
  const taken = { messages: newerThanSnapshot(log, messages), quoted, seq };
  return merge({ ...log, appliedSeq: Math.max(log.appliedSeq, seq) }, taken);
}

/** The snapshot tells of everything up to it; a late change from before could bring back what was deleted since. */
function newerThanSnapshot(log: ChannelLog, messages: readonly Message[]): readonly Message[] {
  return messages.filter((message) => message.changedSeq > log.floorSeq);
}

function merge(
  log: ChannelLog,
  arrived: { messages: readonly Message[]; quoted: readonly Quote[]; seq: number },
): ChannelLog {
  const { floorSeq } = log;
  const newer = arrived.messages.filter(
    (message) => message.changedSeq > (log.messages.get(message.id)?.changedSeq ?? -1),
  );
  const quotes = arrived.quoted.filter(({ id }) => arrived.seq > (log.quotes.get(id)?.seq ?? -1));
  if (newer.length === 0 && quotes.length === 0) return log;
  const messages = new Map(log.messages);
  let { total } = log;
  for (const message of newer) {
    const known = messages.get(message.id);
    const counted = known ? stands(known) : message.seq <= floorSeq;
    total += Number(stands(message)) - Number(counted);
    messages.set(message.id, message);
  }
  const read = quotes.map((quote) => [quote.id, { quote, seq: arrived.seq }] as const);
  return {
    ...log,
    messages,
    total,
    quotes: read.length > 0 ? new Map([...log.quotes, ...read]) : log.quotes,
  };
}
