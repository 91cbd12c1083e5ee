import type { Message, MessagePage } from '@orbit-vine/contract/messages.ts';

/** The state at `seq` of every message changed after `after`, as a live frame or a page of changes brings it. */
export interface Changes {
  readonly after: number;
  readonly seq: number;
  readonly messages: readonly Message[];
}

/**
 * What this page knows of a channel: a fold over snapshots and changes. Nothing in here depends on the order in which
 * they arrive or on how often, so a lost socket, a doubled frame or a late answer can do no harm.
 */
export interface ChannelLog {
  /** Every change up to this `seq` is in here. */
  readonly held: number;
  /** The newest `seq` anybody has told us of. */
  readonly heard: number;
  /** The `seq` of the snapshot that this log began with. A page read before it is too old to be joined to it. */
  readonly since: number;
  /** The messages from this place on are all here; 0 when the whole channel is. */
  readonly from: number;
  /** Older messages that changed are kept too, or a history page read before the change would undo it. */
  readonly messages: ReadonlyMap<string, Message>;
  /** Changes that arrived ahead of ones still missing. */
  readonly early: readonly Changes[];
}

/** More than this many frames ahead of a gap are dropped: catching up brings them anyway. */
const earlyMost = 100;

const nothing: ChannelLog = { held: 0, heard: 0, since: 0, from: 0, messages: new Map(), early: [] };

/** The newest page of the channel: begins the log, or begins it anew when the log has fallen behind. */
export function receiveNewest(log: ChannelLog | undefined, page: MessagePage): ChannelLog {
  if (log && page.seq < log.since) return log;
  if (log && page.seq <= log.held) {
    return {
      ...log,
      from: Math.min(log.from, startOf(page, log.from)),
      messages: merge(log.messages, page.messages),
    };
  }
  const before = log ?? nothing;
  const newer = [...before.messages.values()].filter((message) => message.changedSeq > page.seq);
  return applyEarly({
    held: page.seq,
    heard: Math.max(before.heard, page.seq),
    since: page.seq,
    from: startOf(page, page.seq + 1),
    messages: merge(merge(new Map(), page.messages), newer),
    early: before.early,
  });
}

/** A page of history asked for with `before`. One that does not join on to this log is left out. */
export function receiveHistory(log: ChannelLog, before: number, page: MessagePage): ChannelLog {
  if (page.seq < log.since || before < log.from) return log;
  return {
    ...log,
    from: Math.min(log.from, startOf(page, before)),
    messages: merge(log.messages, page.messages),
  };
}

export function receiveChanges(log: ChannelLog, changes: Changes): ChannelLog {
  const heard = Math.max(log.heard, changes.seq);
  if (changes.after > log.held) {
    return { ...log, heard, early: [...log.early, changes].slice(-earlyMost) };
  }
  return applyEarly({
    ...log,
    heard,
    held: Math.max(log.held, changes.seq),
    messages: merge(log.messages, newerThanSnapshot(log, changes.messages)),
  });
}

/** A page of changes is complete up to its last change, or up to its snapshot if nothing more follows. */
export function changesOfPage(after: number, page: MessagePage): Changes {
  const last = page.messages.reduce((seq, message) => Math.max(seq, message.changedSeq), after);
  return { after, seq: page.more ? last : Math.max(last, page.seq), messages: page.messages };
}

/** A single message, as the answer to a call of our own brings it. */
export function receiveMessage(log: ChannelLog, message: Message): ChannelLog {
  return { ...log, messages: merge(log.messages, newerThanSnapshot(log, [message])) };
}

export function hear(log: ChannelLog, seq: number): ChannelLog {
  return seq > log.heard ? { ...log, heard: seq } : log;
}

/** Whether changes are missing: ask for those after `held`. */
export function isBehind(log: ChannelLog): boolean {
  return log.held < log.heard;
}

/** The messages to show, in their order. */
export function timeline(log: ChannelLog): Message[] {
  return [...log.messages.values()]
    .filter((message) => message.seq >= log.from && !message.deleted)
    .sort((a, b) => a.seq - b.seq);
}

function startOf(page: MessagePage, whenEmpty: number): number {
  if (!page.more) return 0;
  return page.messages.reduce((seq, message) => Math.min(seq, message.seq), whenEmpty);
}

function applyEarly(log: ChannelLog): ChannelLog {
  const next = log.early.find((changes) => changes.after <= log.held);
  if (!next) return log;
  const early = log.early.filter((changes) => changes !== next);
  return applyEarly({
    ...log,
    early,
    held: Math.max(log.held, next.seq),
    messages: merge(log.messages, newerThanSnapshot(log, next.messages)),
  });
}

/** The snapshot tells of everything up to it; a late change from before could bring back what was deleted since. */
function newerThanSnapshot(log: ChannelLog, messages: readonly Message[]): readonly Message[] {
  return messages.filter((message) => message.changedSeq > log.since);
}

function merge(
  known: ReadonlyMap<string, Message>,
  arrived: readonly Message[],
): ReadonlyMap<string, Message> {
  const newer = arrived.filter((message) => message.changedSeq > (known.get(message.id)?.changedSeq ?? -1));
  if (newer.length === 0) return known;
  const merged = new Map(known);
  for (const message of newer) merged.set(message.id, message);
  return merged;
}
