import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const endLength = 22;
const endSignature = 0x06054b50;
const entryLength = 46;
const entrySignature = 0x02014b50;
const headLength = 30;
const headSignature = 0x04034b50;
const stored = 0;
const deflated = 8;
const encrypted = 1;
/** More than Office programs write. */
const maxParts = 10_000;

export interface ZipPart {
  name: string;
  bytes: number;
  at: number;
  method: number;
  packed: Buffer;
}

export interface Budget {
  left: number;
}

/**
 * The parts of a ZIP by lowercase name, as Office programs look them up. Undefined if two programs could read the
 * file differently: data before or after it, overlapping parts, duplicate names, or a part's own name different from
 * the directory's.
 */
export function readZip(content: Uint8Array): Map<string, ZipPart> | undefined {
  const zip = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const end = zip.length - endLength;
  if (end < 0 || zip.readUInt32LE(end) !== endSignature || zip.readUInt16LE(end + 20) !== 0) return undefined;
  const count = zip.readUInt16LE(end + 10);
  const directory = zip.readUInt32LE(end + 16);
  const isOneDisk = zip.readUInt32LE(end + 4) === 0 && zip.readUInt16LE(end + 8) === count;
  if (!isOneDisk || count > maxParts || directory + zip.readUInt32LE(end + 12) !== end) return undefined;
  const parts = new Map<string, ZipPart>();
  let at = directory;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryLength > end || zip.readUInt32LE(at) !== entrySignature) return undefined;
    const part = partAt(zip, at, directory);
    if (!part || parts.has(part.name.toLowerCase())) return undefined;
    parts.set(part.name.toLowerCase(), part);
    at += entryLength + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return at === end && areDisjoint([...parts.values()]) ? parts : undefined;
}

function partAt(zip: Buffer, entry: number, directory: number): ZipPart | undefined {
  const method = zip.readUInt16LE(entry + 10);
  const length = zip.readUInt32LE(entry + 20);
  const at = zip.readUInt32LE(entry + 42);
  const name = zip.subarray(entry + entryLength, entry + entryLength + zip.readUInt16LE(entry + 28));
  if (at + headLength > directory || zip.readUInt32LE(at) !== headSignature) return undefined;
  const isPlain = ((zip.readUInt16LE(entry + 8) | zip.readUInt16LE(at + 6)) & encrypted) === 0;
  const hasDeclaredMethod = zip.readUInt16LE(at + 8) === method && (method === stored || method === deflated);
  const nameEnd = at + headLength + zip.readUInt16LE(at + 26);
  const data = nameEnd + zip.readUInt16LE(at + 28);
  const hasDeclaredName = zip.subarray(at + headLength, nameEnd).equals(name);
  if (!isPlain || !hasDeclaredMethod || !hasDeclaredName || data + length > directory) return undefined;
  const text = name.toString('utf8');
  if (/^\/|\\|\0|(^|\/)\.\.(\/|$)/.test(text)) return undefined;
  const packed = zip.subarray(data, data + length);
  return { name: text, bytes: zip.readUInt32LE(entry + 24), at, method, packed };
}

function areDisjoint(parts: ZipPart[]): boolean {
  const inOrder = parts.toSorted((one, other) => one.at - other.at);
  return inOrder.every(({ at }, index) => {
    const before = inOrder[index - 1];
    return before ? at >= before.at + headLength + before.packed.length : at === 0;
  });
}

export async function unpack(
  { method, packed, bytes }: ZipPart,
  budget: Budget,
): Promise<Buffer | undefined> {
  if (bytes > budget.left) return undefined;
  budget.left -= bytes;
  if (method === stored) return packed.length === bytes ? packed : undefined;
  const content = await inflate(packed, { maxOutputLength: Math.max(1, bytes) }).catch(() => undefined);
  return content?.length === bytes ? content : undefined;
}
