import { extensionOf, type OfficeExtension } from '@orbit-vine/contract/attachments.ts';
import { isHarmlessSheet, sheetType } from './open-document.ts';
import { isHarmlessOpenXml } from './open-xml.ts';
import { readZip } from './zip-parts.ts';

const openXml = 'application/vnd.openxmlformats-officedocument.';
const kinds: Readonly<Record<OfficeExtension, string>> = {
  xlsx: `${openXml}spreadsheetml.sheet`,
  docx: `${openXml}wordprocessingml.document`,
  pptx: `${openXml}presentationml.presentation`,
  ods: sheetType,
};

export const officeTypes = Object.fromEntries(
  Object.entries(kinds).map(([extension, type]) => [type, extension]),
);

/** Limits on XML unpacked for inspection; pictures and large tables are not unpacked. */
const unpackedBytes = { openXml: 12_000_000, openDocument: 48_000_000 };

/**
 * The type of an Office file by the declared types of its parts, if it matches the file's extension. Undefined for
 * files with active content: macros, controls, embedded objects, or external data.
 */
export async function officeTypeOf(content: Uint8Array, name: string): Promise<string | undefined> {
  const extension = extensionOf(name);
  if (!isOffice(extension)) return undefined;
  const parts = readZip(content);
  if (!parts) return undefined;
  const isHarmless =
    extension === 'ods'
      ? await isHarmlessSheet(parts, { left: unpackedBytes.openDocument })
      : await isHarmlessOpenXml(parts, extension, { left: unpackedBytes.openXml });
  return isHarmless ? kinds[extension] : undefined;
}

function isOffice(extension: string): extension is OfficeExtension {
  return Object.hasOwn(kinds, extension);
}
