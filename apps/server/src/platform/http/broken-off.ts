import type { IncomingMessage } from 'node:http';
import { chainOf } from '../log/error-chain.ts';

/** The message of `@hono/node-server` when a connection closes without an error. */
const closed = 'Client connection prematurely closed.';

export function isBrokenOff(error: unknown, incoming: IncomingMessage): boolean {
  if (!incoming.destroyed || incoming.complete) return false;
  return [...chainOf(error)].some((each) => each === incoming.errored || each.message === closed);
}
