import type { ServerFrame } from '@orbit-vine/contract/live.ts';

export interface Listener {
  sessionId: string;
  memberId: string;
  send(frame: Buffer): void;
  drop(): void;
  dismiss(reason: string | undefined): void;
}

/**
 * A final, unmasked text frame (RFC 6455, section 5.2). Encoded once for all recipients and written in one piece:
 * `ws` would make a header for each socket, and write header and text separately.
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
