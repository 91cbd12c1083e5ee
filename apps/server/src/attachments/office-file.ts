import { extensionOf, type OfficeExtension } from '@orbit-vine/contract/attachments.ts';

const openXml = 'application/vnd.openxmlformats-officedocument.';

/** What each is kept as, and a part that makes a ZIP one of them. */
const kinds: Readonly<Record<OfficeExtension, { type: string; part: string }>> = {
  xlsx: { type: `${openXml}spreadsheetml.sheet`, part: 'xl/workbook.xml' },
  docx: { type: `${openXml}wordprocessingml.document`, part: 'word/document.xml' },
  pptx: { type: `${openXml}presentationml.presentation`, part: 'ppt/presentation.xml' },
  ods: { type: 'application/vnd.oasis.opendocument.spreadsheet', part: 'content.xml' },
};

export const officeTypes = Object.fromEntries(
  Object.entries(kinds).map(([extension, { type }]) => [type, extension]),
);

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** Of a file that claims more parts than an office writes nothing is believed. */
const maxParts = 10_000;

/**
 * What a ZIP is by the names of its parts, if that is what its own name says. Nothing is unpacked. One with macros in it
 * is none of these, whatever it is called.
 */
export function officeTypeOf(content: Uint8Array, name: string): string | undefined {
  const extension = extensionOf(name);
  const kind = Object.hasOwn(kinds, extension) ? kinds[extension as OfficeExtension] : undefined;
  const parts = kind && partsOf(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  if (!kind || !parts?.includes(kind.part)) return undefined;
  if (parts.some((part) => /vbaProject|^Basic\/|^Scripts\//i.test(part))) return undefined;
  if (extension !== 'ods') return parts.includes('[Content_Types].xml') ? kind.type : undefined;
  return mimetypeOf(content) === kind.type ? kind.type : undefined;
}

/** The names in a ZIP's directory; none where it is not whole. */
function partsOf(zip: Buffer): string[] | undefined {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || end + 22 > zip.length || zip.readUInt32LE(end) !== endSignature) return undefined;
  const count = zip.readUInt16LE(end + 10);
  if (count > maxParts) return undefined;
  const names: string[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let part = 0; part < count; part += 1) {
    if (at + 46 > end || zip.readUInt32LE(at) !== entrySignature) return undefined;
    const nameLength = zip.readUInt16LE(at + 28);
    names.push(zip.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return names;
}

/** OpenDocument says what it is in its first part, unpacked. */
function mimetypeOf(content: Uint8Array): string | undefined {
  const head = Buffer.from(content.subarray(0, 128));
  const nameLength = head.readUInt16LE(26);
  if (head.toString('latin1', 30, 30 + nameLength) !== 'mimetype') return undefined;
  const from = 30 + nameLength + head.readUInt16LE(28);
  return head.toString('latin1', from, from + head.readUInt32LE(22));
}
