import type { IncomingMessage } from 'node:http';
import { chainOf } from '../log/error-chain.ts';

/** The words of `@hono/node-server` where the connection closed without an error. */
const closed = 'Client connection prematurely closed.';

/** Whether a handler failed because the visitor went away before all of the request had come. */
export function isBrokenOff(error: unknown, incoming: IncomingMessage): boolean {
  if (!incoming.destroyed || incoming.complete) return false;
  return [...chainOf(error)].some((each) => each === incoming.errored || each.message === closed);
}
