import { open } from 'node:fs/promises';

/** As many of a file's first bytes as tell what it is. */
const headBytes = 64;

/** HEVC in HEIF, of which the first three letters are one of these, and what holds pictures of any codec. */
const heic = /^(he[iv][cmsx]|m[is]f1)$/;
const avif = /^avi[fs]$/;

/** What the first box of an ISO file says that it holds; the box may go on past `head`. */
function brandsOf(head: Buffer): string[] {
  if (head.length < 12) return [];
  const text = head.toString('latin1');
  if (text.slice(4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [text.slice(8, 12)];
  // Between the first brand and the others is a version.
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text.slice(at, at + 4));
  return brands;
}

export const isAvif = (head: Buffer) => brandsOf(head).some((brand) => avif.test(brand));

/** A picture of Apple's cameras, among others, as its first bytes tell. */
export function isHeic(head: Buffer): boolean {
  const brands = brandsOf(head);
  return brands.some((brand) => heic.test(brand)) && !brands.some((brand) => avif.test(brand));
}

export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
