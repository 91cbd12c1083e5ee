import type { ServerFrame } from '@orbit-vine/contract/live.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reconnectDelayMs } from '../../../platform/backoff.ts';
import { LiveConnection, type LiveSocket, type LiveSocketEvents, type LiveState } from './live-connection.ts';

/** The server's end of the socket. */
class FarEnd implements LiveSocket {
  readonly #events: LiveSocketEvents;
  readonly sent: unknown[] = [];
  closed = false;

  constructor(events: LiveSocketEvents) {
    this.#events = events;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.closed = true;
  }

  accepts(): void {
    this.#events.opened();
  }

  says(frame: unknown): void {
    this.#events.received(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  hangsUp(code = 1006): void {
    this.#events.closed(code);
  }
}

function connect() {
  const sockets: FarEnd[] = [];
  const frames: ServerFrame[] = [];
  const states: LiveState[] = [];
  const connection = new LiveConnection({
    open: (events) => {
      const socket = new FarEnd(events);
      sockets.push(socket);
      return socket;
    },
    onFrame: (frame) => frames.push(frame),
    onState: (state) => states.push(state),
    random: () => 0.5,
  });
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  return { connection, sockets, frames, states, last };
}

const subscribed: ServerFrame = { type: 'subscribed', channelId: 'general', seq: 4 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a live connection subscribes with the current seq, again after each reconnect', () => {
  const { connection, sockets, last } = connect();
  let appliedSeq = 4;
  connection.follow('general', () => appliedSeq);
  connection.start();
  last().accepts();
  expect(last().sent).toEqual([{ type: 'subscribe', channelId: 'general', after: 4 }]);

  appliedSeq = 9;
  last().hangsUp();
  vi.advanceTimersByTime(1_500);
  last().accepts();
  expect(sockets).toHaveLength(2);
  expect(last().sent).toEqual([{ type: 'subscribe', channelId: 'general', after: 9 }]);
});

test('a live connection that a stopping server closes reconnects within half a second, and then backs off as usual', () => {
  const { connection, sockets, last } = connect();
  connection.start();
  last().accepts();
  last().hangsUp(1012);
  vi.advanceTimersByTime(249);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  last().hangsUp();
  vi.advanceTimersByTime(1_499);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(3);
});

test('a live connection tries again after 1 to 2 seconds at first, and backs off to 30', () => {
  expect([reconnectDelayMs(0, 0), reconnectDelayMs(0, 1)]).toEqual([1_000, 2_000]);
  expect([reconnectDelayMs(2, 0), reconnectDelayMs(2, 1)]).toEqual([4_000, 8_000]);
  expect(reconnectDelayMs(50, 0)).toBe(30_000);

  const { connection, sockets, states, last } = connect();
  connection.start();
  last().hangsUp();
  vi.advanceTimersByTime(1_499);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  last().hangsUp();
  vi.advanceTimersByTime(2_999);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(3);
  expect(states).toEqual(['connecting', 'waiting', 'connecting', 'waiting', 'connecting']);
});

test('a live connection resets its delay after the server’s first frame', () => {
  const { connection, sockets, last } = connect();
  connection.start();
  last().hangsUp();
  vi.advanceTimersByTime(1_500);
  last().accepts();
  last().says(subscribed);
  last().hangsUp();
  vi.advanceTimersByTime(1_500);
  expect(sockets).toHaveLength(3);
});

test('a live connection connects at once when the network is back, and at most once', () => {
  const { connection, sockets, last } = connect();
  connection.start();
  last().hangsUp();
  connection.wake();
  connection.wake();
  expect(sockets).toHaveLength(2);
  last().accepts();
  vi.advanceTimersByTime(20_000);
  expect(sockets).toHaveLength(2);
});

test('a live connection closes a silent socket that does not answer', () => {
  const { connection, sockets, states, last } = connect();
  connection.follow('general', () => 4);
  connection.start();
  last().accepts();
  last().says(subscribed);
  vi.advanceTimersByTime(30_000);
  expect(last().sent).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(sockets[0]?.closed).toBe(true);
  expect(states.at(-1)).toBe('waiting');
});

test('a live connection without channels still notices a dead socket', () => {
  const { connection, sockets, last } = connect();
  connection.start();
  last().accepts();
  vi.advanceTimersByTime(60_000);
  connection.follow('general', () => 4);
  vi.advanceTimersByTime(12_000);
  expect(sockets).toHaveLength(2);
});

test('a live connection keeps a quiet socket that answers', () => {
  const { connection, sockets, last } = connect();
  connection.follow('general', () => 4);
  connection.start();
  last().accepts();
  for (let minute = 0; minute < 5; minute += 1) {
    vi.advanceTimersByTime(30_000);
    last().says(subscribed);
  }
  expect(sockets).toHaveLength(1);
});

test.each([
  ['a frame', (end: FarEnd) => end.says({ type: 'signedOut' })],
  ['its close code', (end: FarEnd) => end.hangsUp(4401)],
])('a live connection stays closed after the server has signed the member out by %s', (_, signOut) => {
  const { connection, sockets, frames, last } = connect();
  connection.start();
  last().accepts();
  signOut(last());
  vi.advanceTimersByTime(120_000);
  expect(sockets).toHaveLength(1);
  expect(frames).toEqual([{ type: 'signedOut' }]);
});

test('a live connection ignores unknown frames', () => {
  const { connection, frames, last } = connect();
  connection.start();
  last().accepts();
  last().says('not json');
  last().says({ type: 'from-the-future' });
  last().says(subscribed);
  expect(frames).toEqual([subscribed]);
});

test('a live connection opens nothing while it is stopped, and comes back when it is started', () => {
  const { connection, sockets, last } = connect();
  connection.start();
  last().accepts();
  connection.stop();
  expect(last().closed).toBe(true);
  connection.wake();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  connection.start();
  expect(sockets).toHaveLength(2);
});

test('a live connection gives up an attempt without an answer', () => {
  const { connection, sockets, last } = connect();
  connection.start();
  vi.advanceTimersByTime(10_000);
  expect(last().closed).toBe(true);
  vi.advanceTimersByTime(1_500);
  expect(sockets).toHaveLength(2);
});

test('a live connection ignores frames of an abandoned socket', () => {
  const { connection, sockets, frames } = connect();
  connection.start();
  connection.lose();
  sockets[0]?.accepts();
  sockets[0]?.says(subscribed);
  sockets[0]?.hangsUp();
  expect(frames).toEqual([]);
  vi.advanceTimersByTime(1_500);
  expect(sockets).toHaveLength(2);
});

test('a live connection reports attention when it changes, and again after a reconnect', () => {
  const { connection, last } = connect();
  connection.start();
  connection.look(true);
  last().accepts();
  expect(last().sent).toEqual([{ type: 'looking', looking: true }]);
  connection.look(false);
  expect(last().sent.at(-1)).toEqual({ type: 'looking', looking: false });
  connection.lose();
  connection.look(true);
  connection.wake();
  last().accepts();
  expect(last().sent).toEqual([{ type: 'looking', looking: true }]);
});

test('a live connection asks for members online at once, and again after a reconnect', () => {
  const { connection, last } = connect();
  connection.start();
  last().accepts();
  connection.watch(true);
  expect(last().sent).toEqual([{ type: 'presence', watch: true }]);
  connection.lose();
  connection.wake();
  last().accepts();
  expect(last().sent).toEqual([{ type: 'presence', watch: true }]);
  connection.watch(false);
  connection.lose();
  connection.wake();
  last().accepts();
  expect(last().sent).toEqual([]);
});
