import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerFrame } from '@orbit-vine/contract/live.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import type { Logger } from 'pino';
import { goodSessions } from '../auth/session.ts';
import { suspensionOf, suspensionText } from '../auth/suspension.ts';
import type { Bus, ChangeHint } from '../bus/bus.ts';
import { channelSeqs } from '../channels/channels.ts';
import { readMember, readWriter } from '../members/read-members.ts';
import type { JustStored } from '../messages/just-stored.ts';
import { readChanges } from '../messages/read-messages.ts';
import type { Database } from '../platform/db/database.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { encodeFrame, type Listener } from './listener.ts';
import { watchOnlineMembers } from './online-members.ts';
import { sendUnreadCounts } from './send-unread-counts.ts';
import { watchWineries } from './wineries.ts';

interface Followed {
  listeners: Set<Listener>;
  /** How far the listeners have been told; unknown until the first of them was answered. */
  sentSeq?: number;
  /** How far the channel is known to have come. */
  knownSeq: number;
  reading: boolean;
}

/** How often other channels' readers are told, at most, that a channel they do not follow moved on. */
const activityEveryMs = 1_000;
/** Should the word of a change or of a session's end be lost, this finds it. */
const lookEveryMs = 30_000;

interface HubParts {
  database: Database;
  bus: Bus;
  justStored: JustStored;
  log: Logger;
  metrics: Pick<Metrics, 'deliveries' | 'deliveryLag'>;
  /** Where whoever is suspended can answer to it. */
  appealAddress: string | undefined;
}

/** Tells every open socket of this server what changed in the channels that it follows. */
export class Hub {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #appealAddress: string | undefined;
  readonly #bus: Bus;
  readonly #justStored: JustStored;
  readonly #listeners = new Set<Listener>();
  readonly #followed = new Map<string, Followed>();
  readonly #activity = new Map<string, number>();
  /** How far each channel is known to have come, followed or not. */
  readonly #known = new Map<string, number>();
  #looking = false;
  readonly #timers: NodeJS.Timeout[];
  readonly #whoIsHere: ReturnType<typeof watchOnlineMembers>;
  readonly #wineries: ReturnType<typeof watchWineries>;
  readonly #inboxes: ReturnType<typeof sendUnreadCounts>;

  readonly #metrics: Pick<Metrics, 'deliveries' | 'deliveryLag'>;

  constructor({ database, bus, justStored, log, metrics, appealAddress }: HubParts) {
    this.#appealAddress = appealAddress;
    this.#database = database;
    this.#log = log;
    this.#bus = bus;
    this.#justStored = justStored;
    this.#whoIsHere = watchOnlineMembers(database, log);
    this.#wineries = watchWineries(database, log);
    this.#inboxes = sendUnreadCounts({ database, log, listeners: this.#listeners });
    this.#metrics = metrics;
    bus.listen({
      changed: (hints) => this.#changed(hints),
      sessionEnded: (sessionId) => void this.#dismissSession(sessionId),
      memberChanged: (memberId) => void this.#tellMember(memberId),
      channelsChanged: () => this.#tellAll({ type: 'channels' }),
      typed: (channelId, memberId) => void this.#tellTyping(channelId, memberId),
      noticed: (memberIds) => this.#inboxes.changed(memberIds),
      wineryChanged: (wineryId) => this.#wineries.changed(wineryId),
      lookAgain: () => {
        this.#wineries.lookAgain();
        void this.#lookAgain();
      },
      missed: () => {
        this.#wineries.lookAgain();
        this.#tellAll({ type: 'channels' });
        this.#inboxes.changed(Array.from(this.#listeners, ({ memberId }) => memberId));
        void this.#lookAgain();
      },
    });
    this.#timers = [
      setInterval(() => {
        this.#tellActivity();
        // A read that failed is done again, and one that went well has nothing left to do.
        for (const channelId of this.#followed.keys()) this.#tellFollowers(channelId);
      }, activityEveryMs),
      setInterval(() => {
        this.#wineries.lookAgain();
        void this.#lookAgain();
      }, lookEveryMs),
    ];
  }

  join(listener: Listener) {
    this.#listeners.add(listener);
    this.#inboxes.changed([listener.memberId]);
  }

  leave(listener: Listener) {
    this.#listeners.delete(listener);
    this.watch(listener, false);
    this.#wineries.leave(listener);
    for (const channelId of this.#followed.keys()) this.unfollow(listener, channelId);
  }

  /**
   * From now on the listener gets every change of the channel. Answers with its newest `seq`, read after the listener
   * was entered, so that nothing falls between; undefined if there is no such channel.
   */
  async follow(listener: Listener, channelId: string): Promise<number | undefined> {
    const followed = this.#followed.get(channelId) ?? { listeners: new Set(), knownSeq: 0, reading: false };
    this.#followed.set(channelId, followed);
    followed.listeners.add(listener);
    const newest = (await channelSeqs(this.#database, channelId)).get(channelId);
    if (newest === undefined || !this.#listeners.has(listener)) {
      this.unfollow(listener, channelId);
      return undefined;
    }
    followed.sentSeq ??= newest;
    this.#tellFollowers(channelId, newest);
    return Math.max(newest, followed.sentSeq);
  }

  unfollow(listener: Listener, channelId: string) {
    const followed = this.#followed.get(channelId);
    followed?.listeners.delete(listener);
    if (followed?.listeners.size === 0) this.#followed.delete(channelId);
  }

  /** The member is writing in the channel; whoever follows it hears so, on every server. */
  type(channelId: string, memberId: string) {
    this.#bus.type(channelId, memberId);
  }

  /** Whether the listener is to be told who is here. */
  watch(listener: Listener, wanted: boolean) {
    this.#whoIsHere.watch(listener, wanted);
  }

  /** Whether the listener is to be told when something changes in a winery. */
  watchWinery(listener: Listener, wineryId: string, wanted: boolean): Promise<void> {
    return this.#wineries.watch(listener, wineryId, wanted);
  }

  close() {
    this.#whoIsHere.close();
    this.#inboxes.close();
    for (const timer of this.#timers) clearInterval(timer);
  }

  #changed(hints: ChangeHint[]) {
    for (const { channelId, seq } of hints) {
      this.#known.set(channelId, Math.max(seq, this.#known.get(channelId) ?? 0));
      this.#activity.set(channelId, Math.max(seq, this.#activity.get(channelId) ?? 0));
      this.#tellFollowers(channelId, seq);
    }
  }

  /** Sees to it that the channel's followers hear of everything up to `seq`. */
  #tellFollowers(channelId: string, seq = 0) {
    const followed = this.#followed.get(channelId);
    if (!followed) return;
    followed.knownSeq = Math.max(followed.knownSeq, seq);
    const { reading, sentSeq, knownSeq } = followed;
    if (!reading && sentSeq !== undefined && sentSeq < knownSeq)
      void this.#tellChanges(channelId, followed, sentSeq);
  }

  /** Reads once what all hints so far were about, and again while more came in meanwhile. */
  async #tellChanges(channelId: string, followed: Followed, sentSeq: number) {
    followed.reading = true;
    try {
      for (let after = sentSeq; after < followed.knownSeq && followed.listeners.size > 0; ) {
        const page =
          this.#justStored.changesAfter(channelId, after) ??
          (await readChanges(this.#database, { channelId, after }));
        if (!page || page.seq <= after) {
          // The database knows of less than we were told.
          followed.knownSeq = after;
          break;
        }
        followed.sentSeq = page.seq;
        const frame = encodeFrame({
          type: 'changes',
          channelId,
          after,
          seq: page.seq,
          messages: page.messages,
          quoted: page.quoted,
        });
        const began = performance.now();
        for (const listener of followed.listeners) listener.send(frame);
        this.#count(page.messages, followed.listeners.size);
        after = page.seq;
        // As long as telling has taken, others are heard: what comes in meanwhile travels in one frame.
        await sleep(performance.now() - began);
      }
    } catch (error) {
      this.#log.warn({ channelId, failure: describeFailure(error) }, 'changes could not be read; soon again');
    } finally {
      followed.reading = false;
    }
  }

  #count(messages: Message[], sockets: number) {
    this.#metrics.deliveries.inc(sockets);
    for (const { seq, changedSeq, createdAt } of messages) {
      if (seq === changedSeq)
        this.#metrics.deliveryLag.observe(Math.max(0, Date.now() - Date.parse(createdAt)) / 1_000);
    }
  }

  #tellActivity() {
    const moved = Array.from(this.#activity);
    this.#activity.clear();
    for (const [channelId, seq] of moved) {
      const followers = this.#followed.get(channelId)?.listeners;
      const frame = encodeFrame({ type: 'activity', channelId, seq });
      for (const listener of this.#listeners) if (!followers?.has(listener)) listener.send(frame);
    }
  }

  #tellAll(frame: ServerFrame) {
    const bytes = encodeFrame(frame);
    for (const listener of this.#listeners) listener.send(bytes);
  }

  async #lookAgain() {
    if (this.#looking) return;
    this.#looking = true;
    try {
      for (const [channelId, seq] of await channelSeqs(this.#database)) {
        const { sentSeq = seq } = this.#followed.get(channelId) ?? {};
        const known = this.#known.get(channelId) ?? seq;
        this.#known.set(channelId, seq);
        if (seq > Math.min(known, sentSeq)) this.#changed([{ channelId, seq }]);
      }
      const sessionIds = new Set(Array.from(this.#listeners, ({ sessionId }) => sessionId));
      if (sessionIds.size === 0) return;
      const good = await goodSessions(this.#database, Array.from(sessionIds));
      for (const sessionId of sessionIds) if (!good.has(sessionId)) void this.#dismissSession(sessionId);
    } catch (error) {
      this.#log.warn({ failure: describeFailure(error) }, 'channels and sessions could not be looked at');
    } finally {
      this.#looking = false;
    }
  }

  async #tellMember(memberId: string) {
    try {
      const member = await readMember(this.#database, memberId);
      if (!member) return;
      const frame = encodeFrame({ type: 'member', member });
      for (const listener of this.#listeners) listener.send(frame);
    } catch (error) {
      this.#log.warn({ failure: describeFailure(error) }, 'nobody was told of a new name');
    }
  }

  async #tellTyping(channelId: string, memberId: string) {
    const others = Array.from(this.#followed.get(channelId)?.listeners ?? []).filter(
      (listener) => listener.memberId !== memberId,
    );
    if (others.length === 0) return;
    try {
      const member = await readWriter(this.#database, memberId);
      if (!member) return;
      const frame = encodeFrame({ type: 'typing', channelId, member });
      for (const listener of others) listener.send(frame);
    } catch (error) {
      this.#log.warn({ failure: describeFailure(error) }, 'nobody was told who is writing');
    }
  }

  async #dismissSession(sessionId: string) {
    const ended = Array.from(this.#listeners).filter((listener) => listener.sessionId === sessionId);
    const [first] = ended;
    if (!first) return;
    // Whoever cannot be told why is let go all the same.
    const suspension = await suspensionOf(this.#database, first.memberId).catch(() => undefined);
    const reason = suspension && suspensionText(suspension, this.#appealAddress);
    for (const listener of ended) listener.dismiss(reason);
  }
}
