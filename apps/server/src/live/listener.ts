import type { ServerFrame } from '@orbit-vine/contract/live.ts';

/** One open socket, as the hub sees it. */
export interface Listener {
  sessionId: string;
  memberId: string;
  send(frame: Buffer): void;
  /** This server cannot serve it now: close, so that it comes back later. */
  drop(): void;
  /** The session is over: say so, and why if a moderator ended it, and close. */
  dismiss(reason: string | undefined): void;
}

export const encodeFrame = (frame: ServerFrame) => Buffer.from(JSON.stringify(frame));
