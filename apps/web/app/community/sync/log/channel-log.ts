import { limits } from '@orbit-vine/contract/limits.ts';
import type { HistoryPage, Message, MessagePage, Quote, Thread } from '@orbit-vine/contract/messages.ts';
import { covered, joinRanges, rangeAt, type SeqRange } from './ranges.ts';

/** The state at `seq` of every message changed after `after`, from a live frame or a page of changes. */
export interface Changes {
  readonly after: number;
  readonly seq: number;
  readonly messages: readonly Message[];
  readonly quoted: readonly Quote[];
  readonly threads?: readonly Thread[] | undefined;
}

/**
 * A channel as a fold over snapshots and changes. Neither their order nor repeats matter, so a lost socket, a
 * repeated frame, or a late answer does no harm.
 */
export interface ChannelLog {
  /** All changes up to this `seq` are applied. */
  readonly appliedSeq: number;
  /** The newest known `seq` of the channel. */
  readonly latestSeq: number;
  /** A page read before this `seq` is too old to be merged. */
  readonly floorSeq: number;
  /** The parts of the channel without gaps: the live end, and places that were opened. */
  readonly ranges: readonly SeqRange[];
  /** Includes changed messages outside of the ranges, since an older history page would otherwise undo the change. */
  readonly messages: ReadonlyMap<string, Message>;
  /** Quoted messages, and the `seq` at which each read so. */
  readonly quotes: ReadonlyMap<string, { readonly quote: Quote; readonly seq: number }>;
  /** The replies of messages, by the message's id, and the `seq` at which they were counted. */
  readonly threads: ReadonlyMap<string, { readonly thread: Thread; readonly seq: number }>;
  /** The tombstones of messages that were moved to other channels, by the message's id. */
  readonly moves: ReadonlyMap<string, Message>;
  readonly total: number;
  /** Changes that arrived ahead of missing ones. */
  readonly pending: readonly Changes[];
}

/** Further frames ahead of a gap are dropped; catching up fetches them. */
const maxPending = 100;
/** Older messages are dropped, and fetched again when the reader scrolls back. */
const maxMessages = 4_000;

const nothing: ChannelLog = {
  appliedSeq: 0,
  latestSeq: 0,
  floorSeq: 0,
  ranges: [],
  messages: new Map(),
  quotes: new Map(),
  threads: new Map(),
  moves: new Map(),
  total: 0,
  pending: [],
};

/** The newest page of the channel: starts the log, or restarts it if it has fallen behind. */
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
  return applyPending(merge(begun, { ...page, messages: newer }));
}

export type PageQuery =
  | { readonly before: number }
  | { readonly after: number }
  | { readonly around: string };

/** Ignores a page read before this log started. */
export function receiveHistory(log: ChannelLog, query: PageQuery, page: HistoryPage): ChannelLog {
  if (page.seq < log.floorSeq) return log;
  const ranges = joinRanges(log.ranges, coveredBy(page, query));
  return merge({ ...log, ranges }, page);
}

export function receiveChanges(log: ChannelLog, changes: Changes): ChannelLog {
  const latestSeq = Math.max(log.latestSeq, changes.seq);
  if (changes.after > log.appliedSeq) {
    return { ...log, latestSeq, pending: [...log.pending, changes].slice(-maxPending) };
  }
  return applyPending(take({ ...log, latestSeq }, changes));
}

/** A page of changes is complete up to its last change, or up to its snapshot if it is the last page. */
export function changesOfPage(after: number, { messages, quoted, threads, more, seq }: MessagePage): Changes {
  const last = messages.reduce((newest, message) => Math.max(newest, message.changedSeq), after);
  return { after, seq: more ? last : Math.max(last, seq), messages, quoted, threads };
}

export function receiveMessage(log: ChannelLog, message: Message): ChannelLog {
  return merge(log, { messages: newerThanSnapshot(log, [message]), quoted: [], seq: log.floorSeq });
}

export function noteLatestSeq(log: ChannelLog, seq: number): ChannelLog {
  return seq > log.latestSeq ? { ...log, latestSeq: seq } : log;
}

export function isBehind(log: ChannelLog): boolean {
  return log.appliedSeq < log.latestSeq;
}

/** Also shown if a moderator removed it. */
const isShown = ({ deleted, moderated }: Message) => !deleted || moderated === true;

/** The contiguous messages around a place, in order; empty if the place is not loaded. */
export function timeline(log: ChannelLog, place = Number.POSITIVE_INFINITY): Message[] {
  const range = rangeAt(log.ranges, place);
  if (!range) return [];
  return [...log.messages.values()]
    .filter((message) => covered(range, message.seq) && isShown(message))
    .sort((a, b) => a.seq - b.seq);
}

const quoteOfMessage = new WeakMap<Message, Quote>();

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
 * Drops the messages farthest from the reader above `most`. Dropped messages are known only up to `appliedSeq`, so
 * pages read before that are too old from now on.
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
  const isKept = (message: Message) =>
    message.changedSeq > log.appliedSeq || ranges.some((range) => covered(range, message.seq));
  const kept = [...log.messages.values()].filter(isKept);
  const answered = new Set(kept.flatMap(({ replyTo }) => replyTo ?? []));
  return {
    ...log,
    floorSeq: log.appliedSeq,
    ranges,
    messages: new Map([...log.messages].filter(([id, message]) => isKept(message) || answered.has(id))),
    quotes: new Map([...log.quotes].filter(([id]) => answered.has(id))),
  };
}

function overlap(a: SeqRange, b: SeqRange): SeqRange[] {
  const both = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
  return both.from <= both.to ? [both] : [];
}

/** The range of `seq` in which the page has every message. */
function coveredBy(page: HistoryPage, query: PageQuery): SeqRange {
  const places = page.messages.map(({ seq }) => seq);
  const oldest = 'after' in query ? query.after + 1 : Math.min(...places);
  const newest = page.newer ? Math.max(...places) : Number.POSITIVE_INFINITY;
  return { from: page.more ? oldest : 0, to: 'before' in query ? query.before - 1 : newest };
}

function applyPending(log: ChannelLog): ChannelLog {
  const next = log.pending.find((changes) => changes.after <= log.appliedSeq);
  if (!next) return log;
  return applyPending(take({ ...log, pending: log.pending.filter((changes) => changes !== next) }, next));
}

function take(log: ChannelLog, changes: Changes): ChannelLog {
  const taken = { ...changes, messages: newerThanSnapshot(log, changes.messages) };
  return merge({ ...log, appliedSeq: Math.max(log.appliedSeq, changes.seq) }, taken);
}

/** The snapshot includes everything up to it; an earlier change could restore deleted messages. */
function newerThanSnapshot(log: ChannelLog, messages: readonly Message[]): readonly Message[] {
  return messages.filter((message) => message.changedSeq > log.floorSeq);
}

/** The newest that is known of a message in this channel; after it was moved, its tombstone. */
const knownAs = (log: ChannelLog, id: string) => log.messages.get(id) ?? log.moves.get(id);

function merge(log: ChannelLog, arrived: Omit<Changes, 'after'>): ChannelLog {
  const { floorSeq } = log;
  const newer = arrived.messages.filter(
    (message) => message.changedSeq > (knownAs(log, message.id)?.changedSeq ?? -1),
  );
  const quotes = arrived.quoted.filter(({ id }) => arrived.seq > (log.quotes.get(id)?.seq ?? -1));
  const { threads = [] } = arrived;
  const counted = threads.filter(({ id }) => arrived.seq > (log.threads.get(id)?.seq ?? -1));
  if (newer.length + quotes.length + counted.length === 0) return log;
  const messages = new Map(log.messages);
  const moves = new Map(log.moves);
  let { total } = log;
  for (const message of newer) {
    const replaced = [message.id, message.moved?.id ?? '']
      .flatMap((id) => messages.get(id) ?? [])
      .filter(({ changedSeq }) => changedSeq < message.changedSeq);
    for (const { id } of replaced) messages.delete(id);
    messages.set(message.id, message);
    // Of each place: what is shown instead of what was. A place whose message is not known counts if it was in the snapshot.
    const shownAt = new Map(
      replaced.map((old) => [old.seq, { before: isShown(old), now: old.seq <= floorSeq }]),
    );
    const before = shownAt.get(message.seq)?.before ?? message.seq <= floorSeq;
    shownAt.set(message.seq, { before, now: isShown(message) });
    for (const place of shownAt.values()) total += Number(place.now) - Number(place.before);
    const { id } = message.moved ?? {};
    if (id && (moves.get(id)?.changedSeq ?? -1) < message.changedSeq) moves.set(id, message);
  }
  const read = quotes.map((quote) => [quote.id, { quote, seq: arrived.seq }] as const);
  return {
    ...log,
    messages,
    moves,
    total,
    quotes: read.length > 0 ? new Map([...log.quotes, ...read]) : log.quotes,
    threads: withThreads(log, counted, arrived.seq),
  };
}

function withThreads(log: ChannelLog, counted: readonly Thread[], seq: number): ChannelLog['threads'] {
  if (counted.length === 0) return log.threads;
  return new Map([...log.threads, ...counted.map((thread) => [thread.id, { thread, seq }] as const)]);
}

/** Where the message was moved to, if it is no longer in this channel. */
export function movedTo(log: ChannelLog | undefined, { id, changedSeq }: Message): string | undefined {
  const tombstone = log && !log.messages.has(id) ? log.moves.get(id) : undefined;
  return tombstone && tombstone.changedSeq > changedSeq ? tombstone.moved?.channelId : undefined;
}

/** What was fetched of a thread, as it is by now, in order. Its latest replies are in the log, or among those fetched. */
export function threadIn(
  log: ChannelLog | undefined,
  { root, replies, more }: { root: Message; replies: readonly Message[]; more: boolean },
): { root: Message; replies: Message[] } {
  const newest = (message: Message) => {
    const known = log?.messages.get(message.id);
    return known && known.changedSeq > message.changedSeq ? known : message;
  };
  const from = more ? Math.min(...replies.map(({ seq }) => seq)) : 0;
  const later = [...(log?.messages.values() ?? [])].filter(
    (each) => each.root === root.id && each.seq >= from,
  );
  const all = new Map([...later, ...replies].map((each) => [each.id, newest(each)]));
  return {
    root: newest(root),
    replies: [...all.values()].filter(isShown).sort((a, b) => a.seq - b.seq),
  };
}
