import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { StartupError } from '../startup-error.ts';
import { problemResponse } from './problem.ts';

const graceMs = 5_000;
/** Everybody comes back at once to a server that was away. Whoever finds the queue full waits many seconds to try again. */
const backlog = 4_096;

interface Address {
  host: string;
  port: number;
  /** The variable that sets the port. */
  setBy?: string;
}

export function listen(server: Server, address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    // It stays: a connection that cannot be accepted later is no reason to end.
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

/** Takes no new requests, finishes those under way, and after the grace cuts what is left. */
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

/** Answers what comes on an open connection while the server stops: whoever asks again reaches another. */
export const refuseWhileStopping = getRequestListener(() =>
  problemResponse('UNAVAILABLE', { retryAfter: 1, headers: { connection: 'close' } }),
);
