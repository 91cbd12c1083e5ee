import { limits } from '@orbit-vine/contract/limits.ts';

/** A file as it is sent: CSV text, or a workbook in base64. */
export type Table = ({ csv: string } | { xlsx: string }) & { sharedVolume?: 'each' | 'total' };

const tooLarge = 'This file is too large to import all at once. Import it in parts.';

/** Reads a chosen file by its first bytes, or returns why it can't be sent. */
export async function readTable(file: Blob): Promise<Table | string> {
  if (file.size > limits.cellarImport) return tooLarge;
  const [first, second] = await bytesOf(file.slice(0, 2));
  const isArchive = first === 0x50 && second === 0x4b;
  if (!isArchive) return { csv: await file.text() };
  return base64Length(file.size) > limits.cellarImport ? tooLarge : { xlsx: await asBase64(file) };
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

/** "3 entries and 12 vessels or blocks"; undefined if nothing is new. */
export function countedWords({ added, setUp = 0 }: { added: number; setUp?: number | undefined }): string {
  const entries = added === 1 ? '1 entry' : `${added} entries`;
  const things = setUp === 1 ? '1 vessel or block' : `${setUp} vessels or blocks`;
  return [added > 0 && entries, setUp > 0 && things].filter(Boolean).join(' and ');
}
