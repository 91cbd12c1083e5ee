import { extensionOf, textTypes } from '@orbit-vine/contract/attachments.ts';

export type Kind = 'picture' | 'pdf' | 'office' | 'heic' | 'text' | undefined;

const pictures: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\cZ\n/,
  /^GIF8[79]a/,
  /^RIFF....WEBP/s,
  // AVIF; the same box with another brand is HEIC, which what draws pictures cannot read.
  /^....ftypavi[fs]/s,
];

/** What a file is by its first bytes. Plain text has none of its own, so its extension has to say so too. */
export function detectType(head: Buffer, name: string): Kind {
  const start = head.toString('latin1');
  if (pictures.some((picture) => picture.test(start))) return 'picture';
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('PK\x03\x04')) return 'office';
  if (/^....ftyp(he[iv][cmsx]|m[is]f1.{4,20}he[iv])/s.test(start)) return 'heic';
  return Object.hasOwn(textTypes, extensionOf(name)) ? 'text' : undefined;
}

/** A PDF ends with its own end mark; one that was cut off does not. */
export function isWholePdf(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(-1_024)).includes('%%EOF');
}

export function isPlainText(content: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(content).includes('\0');
  } catch {
    return false;
  }
}
