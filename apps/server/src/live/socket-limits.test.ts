import { EventEmitter } from 'node:events';
import { limits } from '@orbit-vine/contract/limits.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createSeats, frameCounter, typingGate } from './socket-limits.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a member has a limited number of sockets, and a closed one makes room', () => {
  const seats = createSeats();
  const sockets = Array.from({ length: serverLimits.socketsPerMember }, () => new EventEmitter());
  for (const socket of sockets) {
    expect(seats.isFree('ada')).toBe(true);
    seats.take('ada', socket as WebSocket);
  }
  expect([seats.isFree('ada'), seats.isFree('bob')]).toEqual([false, true]);
  sockets[0]?.emit('close');
  sockets[0]?.emit('close');
  expect(seats.isFree('ada')).toBe(true);
  seats.take('ada', new EventEmitter() as WebSocket);
  expect(seats.isFree('ada')).toBe(false);
});

it('a socket may send a limited number of frames in ten seconds, and as many in the next', () => {
  const isOver = frameCounter();
  const sent = (count: number) => Array.from({ length: count }, isOver);
  const most = serverLimits.framesPerTenSeconds;
  expect(new Set(sent(most))).toEqual(new Set([false]));
  expect(isOver()).toBe(true);
  vi.advanceTimersByTime(9_999);
  expect(isOver()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(new Set(sent(most))).toEqual(new Set([false]));
  expect(isOver()).toBe(true);
});

it('typing is announced at once, and again after half the interval of clients', () => {
  const mayAnnounce = typingGate();
  expect([mayAnnounce(), mayAnnounce()]).toEqual([true, false]);
  vi.advanceTimersByTime(limits.typingEveryMs / 2 - 1);
  expect(mayAnnounce()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([mayAnnounce(), mayAnnounce()]).toEqual([true, false]);
});
