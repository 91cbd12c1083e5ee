import { limits } from '@orbit-vine/contract/limits.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { WebSocket } from 'ws';

export function createSeats() {
  // A member who leaves stays in it, with zero: there are no more of them than members.
  const taken = new Map<string, number>();
  const takenBy = (userId: string) => taken.get(userId) ?? 0;
  return {
    isFree: (userId: string) => takenBy(userId) < serverLimits.socketsPerMember,
    take(userId: string, socket: WebSocket) {
      taken.set(userId, takenBy(userId) + 1);
      socket.once('close', () => taken.set(userId, takenBy(userId) - 1));
    },
  };
}

const windowMs = 10_000;

export function frameCounter(): () => boolean {
  let since = performance.now();
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since >= windowMs) {
      since = now;
      count = 0;
    }
    count += 1;
    return count > serverLimits.framesPerTenSeconds;
  };
}

/** Limits announcements of typing. Half the clients' interval, since some arrive early. */
export function typingGate(): () => boolean {
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last < limits.typingEveryMs / 2) return false;
    last = now;
    return true;
  };
}
