import type { ClientFrame } from '@orbit-vine/contract/client-frames.ts';
import { closeCodes, ServerFrame } from '@orbit-vine/contract/live.ts';
import * as z from 'zod/mini';
import { reconnectDelayMs } from '../../../platform/backoff.ts';

/** `waiting`: the socket is closed and the next attempt is scheduled. */
export type LiveState = 'stopped' | 'connecting' | 'open' | 'waiting';

export interface LiveSocket {
  send(data: string): void;
  close(): void;
}

export interface LiveSocketEvents {
  opened(): void;
  received(data: unknown): void;
  closed(code: number): void;
}

export interface LiveOptions {
  readonly open: (events: LiveSocketEvents) => LiveSocket;
  readonly onFrame: (frame: ServerFrame) => void;
  readonly onState: (state: LiveState) => void;
  readonly random?: () => number;
}

const quietMs = 30_000;
const answerMs = 10_000;

/** A stopping server closes its sockets one by one, so its clients may reconnect to another at once. */
const elsewhereWithinMs = 500;

export class LiveConnection {
  readonly #options: LiveOptions;
  /** Returns the followed channel's `appliedSeq`, read at each subscription. */
  readonly #followed = new Map<string, () => number>();
  #socket: LiveSocket | undefined;
  #state: LiveState = 'stopped';
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking = false;
  #watching = false;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#state === 'stopped') this.#connect();
  }

  stop(): void {
    this.#leave();
    this.#attempt = 0;
    this.#become('stopped');
  }

  follow(channelId: string, appliedSeq: () => number): void {
    this.#followed.set(channelId, appliedSeq);
    if (this.#state !== 'open') return;
    this.#expectFrameWithin(answerMs, () => this.#wait());
    this.#subscribe(channelId, appliedSeq);
  }

  unfollow(channelId: string): void {
    this.#followed.delete(channelId);
    if (this.#state === 'open') this.#send({ type: 'unsubscribe', channelId });
  }

  look(looking: boolean): void {
    this.#looking = looking;
    if (this.#state === 'open') this.#send({ type: 'looking', looking });
  }

  watch(watching: boolean): void {
    this.#watching = watching;
    if (this.#state === 'open') this.#send({ type: 'presence', watch: watching });
  }

  type(channelId: string): void {
    if (this.#state === 'open' && this.#followed.has(channelId)) this.#send({ type: 'typing', channelId });
  }

  wake(): void {
    if (this.#state === 'waiting') {
      this.#attempt = 0;
      this.#connect();
    } else if (this.#state === 'open') this.#probe();
  }

  /** The network is gone; the socket itself may not notice for minutes. */
  lose(): void {
    if (this.#state === 'connecting' || this.#state === 'open') this.#wait();
  }

  #connect(): void {
    this.#leave();
    this.#become('connecting');
    this.#expectFrameWithin(answerMs, () => this.#wait());
    const isCurrent = () => this.#socket === socket;
    const socket = this.#options.open({
      opened: () => isCurrent() && this.#opened(),
      received: (data) => isCurrent() && this.#receive(data),
      closed: (code) => {
        if (!isCurrent()) return;
        if (code === closeCodes.signedOut) this.#signedOut();
        else if (code === closeCodes.goElsewhere) this.#waitFor(elsewhereWithinMs * this.#random());
        else this.#wait();
      },
    });
    this.#socket = socket;
  }

  #opened(): void {
    this.#become('open');
    this.#expectFrameWithin(quietMs, () => this.#probe());
    if (this.#looking) this.#send({ type: 'looking', looking: true });
    if (this.#watching) this.#send({ type: 'presence', watch: true });
    for (const [channelId, appliedSeq] of this.#followed) this.#subscribe(channelId, appliedSeq);
  }

  #receive(data: unknown): void {
    const frame = z.safeParse(ServerFrame, readJson(data));
    this.#attempt = 0;
    this.#expectFrameWithin(quietMs, () => this.#probe());
    // A newer server may send frames that this page does not know.
    if (!frame.success) return;
    if (frame.data.type === 'signedOut') this.#signedOut(frame.data.reason);
    else this.#options.onFrame(frame.data);
  }

  #signedOut(reason?: string): void {
    this.stop();
    this.#options.onFrame({ type: 'signedOut', ...(reason && { reason }) });
  }

  /** Browsers answer pings without events, so the probe is a new subscription, which the server always answers. */
  #probe(): void {
    if (this.#followed.size === 0) return;
    this.#expectFrameWithin(answerMs, () => this.#wait());
    for (const [channelId, appliedSeq] of this.#followed) this.#subscribe(channelId, appliedSeq);
  }

  #subscribe(channelId: string, appliedSeq: () => number): void {
    this.#send({ type: 'subscribe', channelId, after: appliedSeq() });
  }

  #send(frame: ClientFrame): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  #wait(): void {
    const delay = reconnectDelayMs(this.#attempt, this.#random());
    this.#attempt += 1;
    this.#waitFor(delay);
  }

  #waitFor(ms: number): void {
    this.#leave();
    this.#timer = setTimeout(() => this.#connect(), ms);
    this.#become('waiting');
  }

  #random(): number {
    return (this.#options.random ?? Math.random)();
  }

  #expectFrameWithin(ms: number, otherwise: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(otherwise, ms);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #become(state: LiveState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}

function readJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
