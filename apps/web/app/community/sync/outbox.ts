import { limits } from '@orbit-vine/contract/limits.ts';
import { Attachment, Quote } from '@orbit-vine/contract/messages.ts';
import * as z from 'zod/mini';
import { mergeRecords } from '../../platform/merge-records.ts';
import { listOf, type Stored, storedBy } from '../../platform/stored.ts';
import { outboxKey } from './local-storage.ts';

/** A message that the server has not acknowledged. Its id is the idempotency key, so it may be sent again. */
const Unsent = z.object({
  id: z.uuid(),
  channelId: z.string(),
  content: z.string().check(z.maxLength(limits.messageLength)),
  replyTo: z.optional(Quote),
  attachments: z.optional(z.array(Attachment)),
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
export const keptOutbox = storedBy((memberId: string) => ({
  key: outboxKey(memberId),
  ...listOf((item) => z.safeParse(Unsent, item).data),
  merge: mergeRecords<Unsent>(({ id }) => id),
}));

interface OutboxOptions {
  readonly kept: Stored<readonly Unsent[]>;
  /** Posts the message; `explain` turns an exception into a failure. */
  readonly post: (message: Unsent) => Promise<void>;
  readonly explain: (reason: unknown) => Failure;
  readonly onChange: (unsent: readonly Unsent[]) => void;
  readonly onFailure?: (message: Unsent, failure: Failure) => void;
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

/** Unsent messages, stored on the device until the server has them; each channel's are sent one by one, in order. */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #sending = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
    options.kept.subscribe(() => options.onChange(this.unsent));
  }

  get unsent(): readonly Unsent[] {
    return this.#options.kept.get();
  }

  resume(): void {
    this.#tryAgain(isPassing);
  }

  queue(message: Unsent): void {
    this.#options.kept.change((all) => [...all, message]);
    this.#sendAll();
  }

  /** Resends a failed message, and the messages of its channel that failed for lack of a connection. */
  retry(id: string): void {
    const chosen = this.unsent.find((message) => message.id === id);
    if (!chosen) return;
    this.#tryAgain(
      (message) => message.id === id || (message.channelId === chosen.channelId && isPassing(message)),
    );
  }

  reconnected(): void {
    this.#tryAgain(({ failure }) => isOverWhenConnected(failure));
  }

  discard(id: string): void {
    this.#options.kept.change((all) => all.filter((message) => message.id !== id));
  }

  #tryAgain(matches: (message: Unsent) => boolean): void {
    this.#options.kept.change((all) =>
      all.map((message) => (message.failure && matches(message) ? withoutFailure(message) : message)),
    );
    this.#sendAll();
  }

  #sendAll(): void {
    for (const channelId of new Set(this.unsent.map((message) => message.channelId)))
      void this.#send(channelId);
  }

  async #send(channelId: string): Promise<void> {
    if (this.#sending.has(channelId)) return;
    this.#sending.add(channelId);
    for (let next = this.#next(channelId); next; next = this.#next(channelId)) await this.#sendOne(next);
    this.#sending.delete(channelId);
  }

  async #sendOne(message: Unsent): Promise<void> {
    try {
      await this.#options.post(message);
      this.discard(message.id);
    } catch (reason) {
      const failure = this.#options.explain(reason);
      this.#options.kept.change((all) =>
        all.map((other) => (failsWith(other, message, failure) ? { ...other, failure } : other)),
      );
      if (failure.code === 'RATE_LIMITED' && failure.retryAt) this.#retryAt(Date.parse(failure.retryAt));
      this.#options.onFailure?.(message, failure);
    }
  }

  #retryAt(time: number): void {
    clearTimeout(this.#timer);
    const isHeldBack = (message: Unsent) => message.failure?.code === 'RATE_LIMITED';
    this.#timer = setTimeout(() => this.#tryAgain(isHeldBack), Math.max(0, time - Date.now()));
  }

  #next(channelId: string): Unsent | undefined {
    return this.unsent.find((message) => message.channelId === channelId && !message.failure);
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
