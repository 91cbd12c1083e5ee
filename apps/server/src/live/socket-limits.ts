import { limits } from '@orbit-vine/contract/limits.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { WebSocket } from 'ws';

export function createSeats() {
  const taken = new Map<string, number>();
  return {
    isFree: (userId: string) => (taken.get(userId) ?? 0) < serverLimits.socketsPerMember,
    take(userId: string, socket: WebSocket) {
      taken.set(userId, (taken.get(userId) ?? 0) + 1);
      socket.once('close', () => {
        const left = (taken.get(userId) ?? 1) - 1;
        if (left === 0) taken.delete(userId);
        else taken.set(userId, left);
      });
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
