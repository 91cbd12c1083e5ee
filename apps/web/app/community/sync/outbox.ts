import { limits } from '@orbit-vine/contract/limits.ts';
import { NewListing } from '@orbit-vine/contract/listings.ts';
import { Attachment, Quote } from '@orbit-vine/contract/messages.ts';
import { NewPoll } from '@orbit-vine/contract/polls.ts';
import * as z from 'zod/mini';
import { type StoredRecords, storedRecordsBy } from '../../platform/stored-records.ts';
import { recordKeys } from './local-storage.ts';

/** A message that the server has not acknowledged. Its id is the idempotency key, so it may be sent again. */
const Unsent = z.object({
  id: z.uuid(),
  channelId: z.string(),
  content: z.string().check(z.maxLength(limits.messageLength)),
  replyTo: z.optional(Quote),
  attachments: z.optional(z.array(Attachment)),
  poll: z.optional(NewPoll),
  listing: z.optional(NewListing),
  queuedAt: z.string(),
  failure: z.optional(
    z.object({
      code: z.string(),
      title: z.string(),
      retryAt: z.optional(z.string()),
    }),
  ),
});
export type Unsent = z.infer<typeof Unsent>;
export type Failure = NonNullable<Unsent['failure']>;

/** By member, so that nobody sends in another's name. */
export const keptOutbox = storedRecordsBy((memberId) => ({
  ...recordKeys('outbox', memberId),
  idOf: ({ id }: Unsent) => id,
  check: (parsed) => z.safeParse(Unsent, parsed).data,
}));

/** Runs the work alone among all tabs that use the same name. */
export type Lock = (name: string, work: () => Promise<void>) => Promise<void>;

interface OutboxOptions {
  readonly kept: StoredRecords<Unsent>;
  /** Posts the message; `explain` turns an exception into a failure. */
  readonly post: (message: Unsent) => Promise<void>;
  readonly explain: (reason: unknown) => Failure;
  readonly onChange: (unsent: readonly Unsent[]) => void;
  readonly onFailure?: (message: Unsent, failure: Failure) => void;
  readonly lock?: Lock;
}

/** Failures that are not the message's fault: later messages of the channel would fail too, or overtake it. */
const passing = new Set([
  'NETWORK',
  'UNAVAILABLE',
  'INTERNAL',
  'NOT_READY',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
]);
const overWhenConnected = new Set(['NETWORK', 'UNAVAILABLE']);

/** Other tabs send a message after this time, since the tab that wrote it may have been closed. */
const otherTabMs = 5_000;

/**
 * Unsent messages, stored on the device until the server has them. Each channel's are sent one by one, in order, by one
 * tab at a time.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #lock: Lock;
  readonly #sending = new Set<string>();
  /** Ids of the messages that this tab sends. Others are left to the tab that wrote them. */
  readonly #chosen = new Set<string>();
  #unsent: readonly Unsent[] = [];
  #source: readonly Unsent[] = [];
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #otherTabTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#lock = options.lock ?? lockTabs;
    options.kept.subscribe(() => {
      options.onChange(this.unsent);
      this.#otherTabTimer ??= setTimeout(() => {
        this.#otherTabTimer = undefined;
        this.#sendAll();
      }, otherTabMs);
    });
  }

  /** In the order of writing. */
  get unsent(): readonly Unsent[] {
    const source = this.#options.kept.get();
    if (source === this.#source) return this.#unsent;
    this.#source = source;
    this.#unsent = source.toSorted((one, other) => one.queuedAt.localeCompare(other.queuedAt));
    return this.#unsent;
  }

  /** False if closing the page would lose a message, because the browser does not store it. */
  get isWholeStored(): boolean {
    return this.#options.kept.isWholeStored;
  }

  resume(): void {
    this.#tryAgain(isPassing);
  }

  queue(message: Unsent): void {
    this.#options.kept.put(message);
    this.#chosen.add(message.id);
    void this.#send(message.channelId);
  }

  /** Resends a failed message, and the messages of its channel that failed for lack of a connection. */
  retry(id: string): void {
    const chosen = this.#options.kept.find(id);
    if (!chosen) return;
    this.#tryAgain(
      (message) => message.id === id || (message.channelId === chosen.channelId && isPassing(message)),
    );
  }

  reconnected(): void {
    this.#tryAgain(({ failure }) => isOverWhenConnected(failure));
  }

  discard(id: string): void {
    this.#options.kept.remove(id);
  }

  #tryAgain(matches: (message: Unsent) => boolean): void {
    const again = this.unsent.filter((message) => message.failure && matches(message));
    this.#options.kept.put(...again.map(withoutFailure));
    this.#sendAll();
  }

  #sendAll(): void {
    for (const { id } of this.unsent) this.#chosen.add(id);
    for (const channelId of new Set(this.unsent.map((message) => message.channelId)))
      void this.#send(channelId);
  }

  async #send(channelId: string): Promise<void> {
    if (this.#sending.has(channelId)) return;
    this.#sending.add(channelId);
    const sendNext = async () => {
      const next = this.#next(channelId);
      if (next) await this.#sendOne(next);
    };
    const name = `${this.#options.kept.declaration.prefix}${channelId}`;
    try {
      while (this.#next(channelId)) await this.#lock(name, sendNext);
    } finally {
      this.#sending.delete(channelId);
    }
  }

  async #sendOne(message: Unsent): Promise<void> {
    try {
      await this.#options.post(message);
      this.discard(message.id);
    } catch (reason) {
      const failure = this.#options.explain(reason);
      const failed = this.unsent.filter((other) => failsWith(other, message, failure));
      this.#options.kept.put(...failed.map((other) => ({ ...other, failure })));
      if (failure.code === 'RATE_LIMITED' && failure.retryAt) this.#retryAt(Date.parse(failure.retryAt));
      this.#options.onFailure?.(message, failure);
    }
  }

  #retryAt(time: number): void {
    clearTimeout(this.#retryTimer);
    const isHeldBack = (message: Unsent) => message.failure?.code === 'RATE_LIMITED';
    this.#retryTimer = setTimeout(() => this.#tryAgain(isHeldBack), Math.max(0, time - Date.now()));
  }

  #next(channelId: string): Unsent | undefined {
    return this.unsent.find(
      ({ id, channelId: of, failure }) => of === channelId && !failure && this.#chosen.has(id),
    );
  }
}

/** A tab that the browser has frozen may keep the lock. Sending without it is safe, since the id is the message's key. */
const lockWithinMs = 25_000;

async function lockTabs(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  try {
    await locks.request(name, { signal: AbortSignal.timeout(lockWithinMs) }, work);
  } catch (reason) {
    if ((reason as Error).name !== 'TimeoutError') throw reason;
    await work();
  }
}

export function isPassing({ failure }: Unsent): boolean {
  return passing.has(failure?.code ?? '');
}

export const isOverWhenConnected = (failure: Failure | undefined) =>
  overWhenConnected.has(failure?.code ?? '');

function failsWith(other: Unsent, failed: Unsent, failure: Failure): boolean {
  if (other.id === failed.id) return true;
  return other.channelId === failed.channelId && !other.failure && passing.has(failure.code);
}

function withoutFailure({ failure: _, ...message }: Unsent): Unsent {
  return message;
}
