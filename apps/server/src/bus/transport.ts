import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** A way to the other servers for as long as it holds. What is said on it may be lost. */
interface Line {
  say(notice: string): Promise<unknown>;
  /** Settles when it does not hold any more. */
  broken: Promise<unknown>;
  close(): Promise<unknown>;
}

/** Opens a line. Whatever any server says on it is heard, one's own words too. */
export type OpenTransport = (heard: (notice: string) => void) => Promise<Line>;

interface Hearing {
  heard(notice: string): void;
  /** From now on others are heard; what they said before may have been missed. */
  opened(): void;
  lost(): void;
}

const longestPauseMs = 5_000;

/** Holds a line for as long as the server runs: one that breaks is opened again. */
export function keepTransport(open: OpenTransport, hearing: Hearing, log: Logger) {
  const closing = new AbortController();
  const { signal } = closing;
  let current: Line | undefined;
  const pause = (failures: number) =>
    sleep(Math.min(longestPauseMs, 250 * 2 ** failures), undefined, { signal }).catch(() => undefined);
  const done = (async () => {
    for (let failures = 0; !signal.aborted; ) {
      try {
        const line = await open((notice) => hearing.heard(notice));
        current = line;
        if (signal.aborted) await line.close();
        failures = 0;
        log.info('hearing from other servers');
        hearing.opened();
        await line.broken;
        if (!signal.aborted) log.warn('not hearing from other servers any more');
      } catch (error) {
        failures += 1;
        // The reason alone: an address may hold a password.
        log.warn({ reason: (error as Error).message }, 'not hearing from other servers');
      }
      current = undefined;
      hearing.lost();
      await pause(failures);
    }
  })();
  return {
    async say(notice: string) {
      await current?.say(notice);
    },
    async close() {
      closing.abort();
      await current?.close().catch(() => undefined);
      await done;
    },
  };
}
