import { open } from 'node:fs/promises';

const headBytes = 64;

/** Brands of HEVC in HEIF, and brands that allow any codec. */
const heic = /^(he[iv][cmsx]|m[is]f1)$/;
const avif = /^avi[fs]$/;

function brandsOf(head: Buffer): string[] {
  if (head.length < 12) return [];
  const text = head.toString('latin1');
  if (text.slice(4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [text.slice(8, 12)];
  // A version follows the first brand.
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text.slice(at, at + 4));
  return brands;
}

export const isAvif = (head: Buffer) => brandsOf(head).some((brand) => avif.test(brand));

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
