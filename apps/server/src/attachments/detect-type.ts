import { extensionOf, textTypes } from '@orbit-vine/contract/attachments.ts';
import { isAvif, isHeic } from '../platform/pictures/is-heic.ts';

export type Kind = 'picture' | 'pdf' | 'office' | 'text' | undefined;

const pictures: readonly RegExp[] = [/^\xff\xd8\xff/, /^\x89PNG\r\n\cZ\n/, /^GIF8[79]a/, /^RIFF....WEBP/s];

/** A file's kind by its first bytes; text has no signature, so the extension decides. */
export function detectType(head: Buffer, name: string): Kind {
  const start = head.toString('latin1');
  if (pictures.some((picture) => picture.test(start)) || isAvif(head) || isHeic(head)) return 'picture';
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('PK\x03\x04')) return 'office';
  return Object.hasOwn(textTypes, extensionOf(name)) ? 'text' : undefined;
}

/** A truncated PDF lacks the end mark. */
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
