import { limits } from '@orbit-vine/contract/limits.ts';

/** A file as it is sent: text, or a workbook in base64. */
export type Table = { csv: string } | { xlsx: string };

const TOO_LARGE = 'This file is too large to import at once: import it in parts.';

/** What is sent of a file that somebody chose, or why it is not. What it is shows in its first bytes. */
export async function readTable(file: Blob): Promise<Table | string> {
  if (file.size > limits.cellarImport) return TOO_LARGE;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive) return { csv: new TextDecoder().decode(bytes) };
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  const xlsx = btoa(text);
  return xlsx.length > limits.cellarImport ? TOO_LARGE : { xlsx };
}

/** "3 entries and 12 vessels or blocks": nothing where nothing is new. */
export function countedWords({ added, setUp = 0 }: { added: number; setUp?: number | undefined }): string {
  const entries = added === 1 ? '1 entry' : `${added} entries`;
  const things = setUp === 1 ? '1 vessel or block' : `${setUp} vessels or blocks`;
  return [added > 0 && entries, setUp > 0 && things].filter(Boolean).join(' and ');
}
