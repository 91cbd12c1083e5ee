import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

interface Connection {
  send(notice: string): Promise<unknown>;
  broken: Promise<unknown>;
  close(): Promise<unknown>;
}

/** Opens a connection, which receives the notices of all servers, including this one's. */
export type OpenTransport = (received: (notice: string) => void) => Promise<Connection>;

interface TransportListener {
  received(notice: string): void;
  /** Notices arrive from now on; earlier ones may be lost. */
  opened(): void;
  lost(): void;
}

const maxPauseMs = 5_000;

export function keepTransport(open: OpenTransport, listener: TransportListener, log: Logger) {
  const closing = new AbortController();
  const { signal } = closing;
  let current: Connection | undefined;
  const pause = (failures: number) =>
    sleep(Math.min(maxPauseMs, 250 * 2 ** failures), undefined, { signal }).catch(() => undefined);
  const done = (async () => {
    for (let failures = 0; !signal.aborted; ) {
      try {
        const connection = await open((notice) => listener.received(notice));
        current = connection;
        if (signal.aborted) await connection.close();
        failures = 0;
        log.info('hearing from other servers');
        listener.opened();
        await connection.broken;
        if (!signal.aborted) log.warn('not hearing from other servers any more');
      } catch (error) {
        failures += 1;
        // Only the message: the error's address may contain a password.
        log.warn({ reason: (error as Error).message }, 'not hearing from other servers');
      }
      current = undefined;
      listener.lost();
      await pause(failures);
    }
  })();
  return {
    async send(notice: string) {
      await current?.send(notice);
    },
    async close() {
      closing.abort();
      await current?.close().catch(() => undefined);
      await done;
    },
  };
}
