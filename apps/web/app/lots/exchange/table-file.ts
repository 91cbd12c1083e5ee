import { limits } from '@orbit-vine/contract/limits.ts';
import type { OfficeWording } from '../wording/english-office.ts';

/** A file as it is sent: CSV text, or a workbook in base64. */
export type Table = ({ csv: string } | { xlsx: string }) & { sharedVolume?: 'each' | 'total' };

/** Reads a chosen file by its first bytes, if it can be sent. */
export async function readTable(file: Blob): Promise<Table | 'too large'> {
  if (file.size > limits.cellarImport) return 'too large';
  const [first, second] = await bytesOf(file.slice(0, 2));
  const isArchive = first === 0x50 && second === 0x4b;
  if (!isArchive) return { csv: await file.text() };
  return base64Length(file.size) > limits.cellarImport ? 'too large' : { xlsx: await asBase64(file) };
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;
/** Three bytes become four letters, so pieces of this length join without padding. */
const pieceBytes = 3 * 8_192;

/**
 * Encodes in pieces so that the page stays responsive. `Uint8Array.prototype.toBase64` is newer than our oldest
 * browsers.
 */
async function asBase64(file: Blob): Promise<string> {
  const pieces: string[] = [];
  for (let at = 0; at < file.size; at += pieceBytes) {
    const piece = await bytesOf(file.slice(at, at + pieceBytes));
    pieces.push(btoa(String.fromCharCode(...piece)));
  }
  return pieces.join('');
}

/** "3 entries" and "12 vessels or blocks"; empty if nothing is new. */
export function countedWords(
  { added, setUp = 0 }: { added: number; setUp?: number | undefined },
  { entries, things }: OfficeWording['exchange'],
): string[] {
  return [...(added > 0 ? [entries(added)] : []), ...(setUp > 0 ? [things(setUp)] : [])];
}
