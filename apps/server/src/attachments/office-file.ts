import { extensionOf, type OfficeExtension } from '@orbit-vine/contract/attachments.ts';
import { isHarmlessSheet, sheetType } from './open-document.ts';
import { isHarmlessOpenXml } from './open-xml.ts';
import { readZip } from './zip-parts.ts';

const openXml = 'application/vnd.openxmlformats-officedocument.';
/** What each is kept as. */
const kinds: Readonly<Record<OfficeExtension, string>> = {
  xlsx: `${openXml}spreadsheetml.sheet`,
  docx: `${openXml}wordprocessingml.document`,
  pptx: `${openXml}presentationml.presentation`,
  ods: sheetType,
};

export const officeTypes = Object.fromEntries(
  Object.entries(kinds).map(([extension, type]) => [type, extension]),
);

/** What may be unpacked to look into it; its pictures and large tables are not. */
const unpackedBytes = { openXml: 12_000_000, openDocument: 48_000_000 };

/**
 * What a ZIP is by what its parts are declared to be, if that is what its own name says. One that holds or calls for
 * anything that could act (macros, controls, embedded objects, data from elsewhere) is none of these.
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
