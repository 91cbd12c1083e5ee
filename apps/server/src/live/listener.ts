import type { ServerFrame } from '@orbit-vine/contract/live.ts';

/** One open socket, as the hub sees it. */
export interface Listener {
  sessionId: string;
  memberId: string;
  /** What `encodeFrame` made. */
  send(frame: Buffer): void;
  /** This server cannot serve it now: close, so that it comes back later. */
  drop(): void;
  /** The session is over: say so, and why if a moderator ended it, and close. */
  dismiss(reason: string | undefined): void;
}

/**
 * A frame as it travels: RFC 6455, section 5.2, a final text frame that is not masked. Made once for all who hear it and
 * written in one piece, where `ws` makes a head for each socket and writes head and text side by side.
 */
export function encodeFrame(frame: ServerFrame): Buffer {
  const text = Buffer.from(JSON.stringify(frame));
  return Buffer.concat([headOf(text.length), text]);
}

const finalText = 0x81;

function headOf(length: number): Buffer {
  if (length < 126) return Buffer.of(finalText, length);
  if (length < 0x1_00_00) return Buffer.of(finalText, 126, length >> 8, length & 0xff);
  const head = Buffer.of(finalText, 127, 0, 0, 0, 0, 0, 0, 0, 0);
  head.writeUIntBE(length, 4, 6);
  return head;
}
