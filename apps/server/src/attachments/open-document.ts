import { isUtf8Xml } from '../platform/text/read-xml.ts';
import { type Budget, unpack, type ZipPart } from './zip-parts.ts';

export const sheetType = 'application/vnd.oasis.opendocument.spreadsheet';

/**
 * Parts that spreadsheet programs write, by ODF 1.3: text, pictures, and charts, which are documents in a folder.
 * Excludes `Basic`, `Scripts`, and objects of other programs. Parts of `Configurations2` (menus and keys, which may
 * call macros) must be empty.
 */
const allowedParts =
  /^(mimetype|(content|styles|meta|settings)\.xml|manifest\.rdf|layout-cache|meta-inf\/(manifest|documentsignatures)\.xml|thumbnails\/[^/]+\.png|(pictures|media)\/[^/]+\.(png|jpe?g|gif|bmp|tiff?|svg|svm|emf|wmf|webp)|fonts\/[^/]+\.(ttf|otf)|object \d+\/(content|styles|meta|settings)\.xml|objectreplacements\/[^/]+)$/;
const inspected = /^(object \d+\/)?(content|styles|settings)\.xml$/;
const activeElements =
  /<(?:[^\s<>/"'=:]*:)?(?:script|event-listener|dde-source|dde-connection-decl|table-source|cell-range-source)[\s/>]/;

export async function isHarmlessSheet(parts: ReadonlyMap<string, ZipPart>, budget: Budget): Promise<boolean> {
  const mimetype = parts.get('mimetype');
  // ODF requires the type as the first part, uncompressed.
  if (mimetype?.at !== 0 || mimetype.packed.toString('latin1') !== sheetType) return false;
  if (!parts.has('content.xml')) return false;
  for (const [name, part] of parts) {
    const isEmpty = name.endsWith('/') || (name.startsWith('configurations2/') && part.bytes === 0);
    if (!isEmpty && !allowedParts.test(name)) return false;
    if (inspected.test(name) && !(await isPassive(part, budget))) return false;
  }
  return true;
}

async function isPassive(part: ZipPart, budget: Budget): Promise<boolean> {
  const content = await unpack(part, budget);
  if (!content || !isUtf8Xml(content)) return false;
  const xml = content.toString('latin1');
  return !xml.includes('<!DOCTYPE') && !activeElements.test(xml);
}
