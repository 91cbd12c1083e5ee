import { limits } from '@orbit-vine/contract/limits.ts';

/** A file as it is sent: text, or a workbook in base64. */
export type Table = { csv: string } | { xlsx: string };

const tooLarge = 'This file is too large to import at once: import it in parts.';

/** What is sent of a file that somebody chose, or why it is not. What it is shows in its first bytes. */
export async function readTable(file: Blob): Promise<Table | string> {
  if (file.size > limits.cellarImport) return tooLarge;
  const [first, second] = await bytesOf(file.slice(0, 2));
  const isArchive = first === 0x50 && second === 0x4b;
  if (!isArchive) return { csv: await file.text() };
  return base64Length(file.size) > limits.cellarImport ? tooLarge : { xlsx: await asBase64(file) };
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());
const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;
/** Three bytes are four letters, so pieces of such a length join without padding between them. */
const pieceBytes = 3 * 8_192;

/** In pieces, between which the page answers. `toBase64` of arrays came to browsers later than the oldest we serve. */
async function asBase64(file: Blob): Promise<string> {
  const pieces: string[] = [];
  for (let at = 0; at < file.size; at += pieceBytes) {
    const piece = await bytesOf(file.slice(at, at + pieceBytes));
    pieces.push(btoa(String.fromCharCode(...piece)));
  }
  return pieces.join('');
}

/** "3 entries and 12 vessels or blocks": nothing where nothing is new. */
export function countedWords({ added, setUp = 0 }: { added: number; setUp?: number | undefined }): string {
  const entries = added === 1 ? '1 entry' : `${added} entries`;
  const things = setUp === 1 ? '1 vessel or block' : `${setUp} vessels or blocks`;
  return [added > 0 && entries, setUp > 0 && things].filter(Boolean).join(' and ');
}
