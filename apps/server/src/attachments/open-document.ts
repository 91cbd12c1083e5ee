import { isUtf8Xml } from '../platform/text/read-xml.ts';
import { type Budget, unpack, type ZipPart } from './zip-parts.ts';

export const sheetType = 'application/vnd.oasis.opendocument.spreadsheet';

/**
 * What spreadsheet programs write, by ODF 1.3: text, pictures, and charts, which are documents in a folder. Not `Basic`
 * and `Scripts`, not objects of other programs, and of `Configurations2` (menus and keys, which may call for macros)
 * only what is empty.
 */
const allowed =
  /^(mimetype|(content|styles|meta|settings)\.xml|manifest\.rdf|layout-cache|meta-inf\/(manifest|documentsignatures)\.xml|thumbnails\/[^/]+\.png|(pictures|media)\/[^/]+\.(png|jpe?g|gif|bmp|tiff?|svg|svm|emf|wmf|webp)|fonts\/[^/]+\.(ttf|otf)|object \d+\/(content|styles|meta|settings)\.xml|objectreplacements\/[^/]+)$/;
const read = /^(object \d+\/)?(content|styles|settings)\.xml$/;
/** Elements that call for a script, or for data from elsewhere, whatever their prefix. */
const acting =
  /<(?:[^\s<>/"'=:]*:)?(?:script|event-listener|dde-source|dde-connection-decl|table-source|cell-range-source)[\s/>]/;

/** Whether an OpenDocument file is a spreadsheet that only shows what is in it. */
export async function isHarmlessSheet(parts: ReadonlyMap<string, ZipPart>, budget: Budget): Promise<boolean> {
  const mimetype = parts.get('mimetype');
  // It says what it is in its first part, unpacked.
  if (mimetype?.at !== 0 || mimetype.packed.toString('latin1') !== sheetType) return false;
  if (!parts.has('content.xml')) return false;
  for (const [name, part] of parts) {
    const isEmpty = name.endsWith('/') || (name.startsWith('configurations2/') && part.bytes === 0);
    if (!isEmpty && !allowed.test(name)) return false;
    if (read.test(name) && !(await onlyShows(part, budget))) return false;
  }
  return true;
}

async function onlyShows(part: ZipPart, budget: Budget): Promise<boolean> {
  const content = await unpack(part, budget);
  if (!content || !isUtf8Xml(content)) return false;
  const xml = content.toString('latin1');
  return !xml.includes('<!DOCTYPE') && !acting.test(xml);
}
