import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { StartupError } from '../startup-error.ts';
import { problemResponse } from './problem.ts';

const graceMs = 5_000;
/**
 * After a restart all clients reconnect at once, and a client that finds the queue full retries only after many
 * seconds.
 */
const backlog = 4_096;

interface Address {
  host: string;
  port: number;
  setBy?: string;
}

export function listen(server: Server, address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    // The listener stays: a failure to accept a later connection must not end the process.
    server.on('error', (error: NodeJS.ErrnoException) => reject(listenFault(error, address)));
    server.listen({ port: address.port, host: address.host, backlog }, () => resolve());
  });
}

function listenFault(error: NodeJS.ErrnoException, { host, port, setBy = 'PORT' }: Address): Error {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use already. Stop what listens there, or set ${setBy} to another.`
      : `Cannot listen on ${host}:${port}: ${error.message}.`;
  return new StartupError(reason);
}

export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = new AbortController();
  sleep(graceMs, undefined, { signal: cut.signal }).then(
    () => server.closeAllConnections(),
    () => undefined,
  );
  await closed;
  cut.abort();
}

/** Answers requests on open connections while the server stops; a retry reaches another server. */
export const refuseWhileStopping = getRequestListener(() =>
  problemResponse('UNAVAILABLE', { retryAfter: 1, headers: { connection: 'close' } }),
);
