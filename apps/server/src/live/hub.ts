import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerFrame } from '@orbit-vine/contract/live.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import type { Logger } from 'pino';
import { goodSessions } from '../auth/session.ts';
import { suspensionOf, suspensionText } from '../auth/suspension.ts';
import type { Bus, ChangeHint } from '../bus/bus.ts';
import { readersOf } from '../channels/access.ts';
import { readableSeqs, readSeq } from '../channels/channels.ts';
import { readMember, readWriter } from '../members/read-members.ts';
import type { JustStored } from '../messages/just-stored.ts';
import { readChanges } from '../messages/read-messages.ts';
import type { Database } from '../platform/db/database.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { createActivity } from './activity.ts';
import { encodeFrame, type Listener } from './listener.ts';
import { watchOnlineMembers } from './online-members.ts';
import { sendUnreadCounts } from './send-unread-counts.ts';
import { watchWineries } from './wineries.ts';

interface FollowedChannel {
  listeners: Set<Listener>;
  /** The newest `seq` sent to the listeners; undefined until the first subscription is answered. */
  sentSeq?: number;
  knownSeq: number;
  reading: boolean;
  /** The audience of a private channel is read for each frame, so that a removed member gets none afterwards. */
  isPrivate: boolean;
}

const activityEveryMs = 1_000;
/** Finds changes and ended sessions whose hint was lost. */
const recheckEveryMs = 30_000;

interface HubParts {
  database: Database;
  bus: Bus;
  justStored: JustStored;
  log: Logger;
  metrics: Pick<Metrics, 'deliveries' | 'deliveryLag'>;
  appealAddress: string | undefined;
}

export class Hub {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #appealAddress: string | undefined;
  readonly #bus: Bus;
  readonly #justStored: JustStored;
  readonly #listeners = new Set<Listener>();
  readonly #followed = new Map<string, FollowedChannel>();
  readonly #activity: ReturnType<typeof createActivity>;
  /** By channel that a member with a socket here may read, or that had a hint since the last read of those. */
  #knownSeqs = new Map<string, number>();
  #rechecking = false;
  readonly #timers: NodeJS.Timeout[];
  readonly #onlineMembers: ReturnType<typeof watchOnlineMembers>;
  readonly #wineries: ReturnType<typeof watchWineries>;
  readonly #inboxes: ReturnType<typeof sendUnreadCounts>;

  readonly #metrics: Pick<Metrics, 'deliveries' | 'deliveryLag'>;

  constructor({ database, bus, justStored, log, metrics, appealAddress }: HubParts) {
    this.#appealAddress = appealAddress;
    this.#database = database;
    this.#log = log;
    this.#bus = bus;
    this.#justStored = justStored;
    this.#onlineMembers = watchOnlineMembers(database, log);
    this.#wineries = watchWineries(database, log);
    this.#inboxes = sendUnreadCounts({ database, log, listeners: this.#listeners });
    this.#activity = createActivity({
      database,
      log,
      listeners: this.#listeners,
      followed: this.#followed,
    });
    this.#metrics = metrics;
    bus.listen({
      changed: (hints) => this.#changed(hints),
      sessionEnded: (sessionId) => void this.#closeSession(sessionId),
      memberChanged: (memberId) => void this.#sendMember(memberId),
      channelsChanged: () => this.#broadcast({ type: 'channels' }),
      typed: (channelId, memberId) => void this.#sendTyping(channelId, memberId),
      noticed: (memberIds) => this.#inboxes.changed(memberIds),
      wineryChanged: (wineryId) => this.#wineries.changed(wineryId),
      recheck: () => {
        this.#wineries.recheck();
        void this.#recheck();
      },
      reconnected: () => {
        this.#wineries.recheck();
        this.#broadcast({ type: 'channels' });
        this.#inboxes.changed(this.#memberIds());
        void this.#recheck();
      },
    });
    this.#timers = [
      setInterval(() => {
        void this.#activity.send();
        // Repeats failed reads; does nothing for channels that are up to date.
        for (const channelId of this.#followed.keys()) this.#notifyFollowers(channelId);
      }, activityEveryMs),
      setInterval(() => {
        this.#wineries.recheck();
        void this.#recheck();
      }, recheckEveryMs),
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
   * Returns the channel's newest `seq`, read after the subscription so that no change is missed; undefined if the
   * listener's member has no such channel.
   */
  async follow(listener: Listener, channelId: string): Promise<number | undefined> {
    const first = { listeners: new Set<Listener>(), knownSeq: 0, reading: false, isPrivate: true };
    const followed: FollowedChannel = this.#followed.get(channelId) ?? first;
    this.#followed.set(channelId, followed);
    this.#justStored.follow(channelId);
    followed.listeners.add(listener);
    const found = await readSeq(this.#database, { channelId, userId: listener.memberId });
    if (!found || !this.#listeners.has(listener)) {
      this.unfollow(listener, channelId);
      return undefined;
    }
    const newest = found.seq;
    followed.isPrivate = found.isPrivate;
    followed.sentSeq ??= newest;
    this.#notifyFollowers(channelId, newest);
    return Math.max(newest, followed.sentSeq);
  }

  unfollow(listener: Listener, channelId: string) {
    const followed = this.#followed.get(channelId);
    followed?.listeners.delete(listener);
    if (followed?.listeners.size !== 0) return;
    this.#followed.delete(channelId);
    this.#justStored.unfollow(channelId);
  }

  type(channelId: string, memberId: string) {
    this.#bus.type(channelId, memberId);
  }

  watch(listener: Listener, enabled: boolean) {
    this.#onlineMembers.watch(listener, enabled);
  }

  watchWinery(listener: Listener, wineryId: string, enabled: boolean): Promise<void> {
    return this.#wineries.watch(listener, wineryId, enabled);
  }

  close() {
    this.#onlineMembers.close();
    this.#inboxes.close();
    for (const timer of this.#timers) clearInterval(timer);
  }

  #changed(hints: ChangeHint[]) {
    for (const { channelId, seq } of hints) {
      this.#knownSeqs.set(channelId, Math.max(seq, this.#knownSeqs.get(channelId) ?? 0));
      this.#activity.note(channelId, seq);
      this.#notifyFollowers(channelId, seq);
    }
  }

  #notifyFollowers(channelId: string, seq = 0) {
    const followed = this.#followed.get(channelId);
    if (!followed) return;
    followed.knownSeq = Math.max(followed.knownSeq, seq);
    const { reading, sentSeq, knownSeq } = followed;
    if (!reading && sentSeq !== undefined && sentSeq < knownSeq)
      void this.#sendChanges(channelId, followed, sentSeq);
  }

  async #sendChanges(channelId: string, followed: FollowedChannel, sentSeq: number) {
    followed.reading = true;
    try {
      for (let after = sentSeq; after < followed.knownSeq && followed.listeners.size > 0; ) {
        const page =
          this.#justStored.changesAfter(channelId, after) ??
          (await readChanges(this.#database, { channelId, reader: 'hub', after }));
        if (!page || page.seq <= after) {
          followed.knownSeq = after;
          break;
        }
        followed.sentSeq = page.seq;
        const { more: _, ...changes } = page;
        const frame = encodeFrame({ type: 'changes', channelId, after, ...changes });
        const began = performance.now();
        const mayRead = await readersOf(this.#database, { channelId, isPrivate: followed.isPrivate });
        for (const listener of followed.listeners) {
          if (mayRead(listener.memberId)) listener.send(frame);
          else this.unfollow(listener, channelId);
        }
        this.#count(page.messages, followed.listeners.size);
        after = page.seq;
        // A pause as long as sending took lets other work proceed; changes that arrive in the pause share one frame.
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
    for (const { seq, changedSeq, createdAt, movedFrom } of messages) {
      if (seq === changedSeq && !movedFrom)
        this.#metrics.deliveryLag.observe(Math.max(0, Date.now() - Date.parse(createdAt)) / 1_000);
    }
  }

  #memberIds(): string[] {
    return Array.from(this.#listeners, ({ memberId }) => memberId);
  }

  #broadcast(frame: ServerFrame) {
    const bytes = encodeFrame(frame);
    for (const listener of this.#listeners) listener.send(bytes);
  }

  async #recheck() {
    if (this.#rechecking) return;
    this.#rechecking = true;
    try {
      const seqs = await readableSeqs(this.#database, new Set(this.#memberIds()));
      const known = this.#knownSeqs;
      this.#knownSeqs = new Map(seqs);
      for (const [channelId, seq] of seqs) {
        const { sentSeq = seq } = this.#followed.get(channelId) ?? {};
        if (seq > Math.min(known.get(channelId) ?? seq, sentSeq)) this.#changed([{ channelId, seq }]);
      }
      const sessionIds = new Set(Array.from(this.#listeners, ({ sessionId }) => sessionId));
      if (sessionIds.size === 0) return;
      const good = await goodSessions(this.#database, Array.from(sessionIds));
      for (const sessionId of sessionIds) if (!good.has(sessionId)) void this.#closeSession(sessionId);
    } catch (error) {
      this.#log.warn({ failure: describeFailure(error) }, 'channels and sessions could not be looked at');
    } finally {
      this.#rechecking = false;
    }
  }

  async #sendMember(memberId: string) {
    try {
      const member = await readMember(this.#database, memberId);
      if (!member) return;
      const frame = encodeFrame({ type: 'member', member });
      for (const listener of this.#listeners) listener.send(frame);
    } catch (error) {
      this.#log.warn({ failure: describeFailure(error) }, 'a changed profile could not be sent');
    }
  }

  async #sendTyping(channelId: string, memberId: string) {
    const followed = this.#followed.get(channelId);
    if (!followed) return;
    try {
      const mayRead = await readersOf(this.#database, { channelId, isPrivate: followed.isPrivate });
      const others = Array.from(followed.listeners).filter(
        (listener) => listener.memberId !== memberId && mayRead(listener.memberId),
      );
      if (others.length === 0 || !mayRead(memberId)) return;
      const member = await readWriter(this.#database, memberId);
      if (!member) return;
      const frame = encodeFrame({ type: 'typing', channelId, member });
      for (const listener of others) listener.send(frame);
    } catch (error) {
      this.#log.warn({ failure: describeFailure(error) }, 'typing could not be sent');
    }
  }

  async #closeSession(sessionId: string) {
    const ended = Array.from(this.#listeners).filter((listener) => listener.sessionId === sessionId);
    const [first] = ended;
    if (!first) return;
    // Closes the sockets even if the reason cannot be read.
    const suspension = await suspensionOf(this.#database, first.memberId).catch(() => undefined);
    const reason = suspension && suspensionText(suspension, this.#appealAddress);
    for (const listener of ended) listener.dismiss(reason);
  }
}
