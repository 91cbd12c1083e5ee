import { strToU8 } from 'fflate';

export type Parts = Record<string, Uint8Array | [Uint8Array, { level: 0 }]>;

interface OpenXml {
  defaults?: Record<string, string>;
  overrides?: Record<string, string>;
  mainType?: string;
  prolog?: string;
  related?: [kind: string, target: string, mode?: string][];
  body?: string;
  parts?: Record<string, Uint8Array>;
}

const office = 'application/vnd.openxmlformats-officedocument';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A minimal workbook (ECMA-376) with a test's additions. */
export const workbookOf = (file: OpenXml = {}) =>
  openXmlOf('xl', 'workbook.xml', `${office}.spreadsheetml.sheet.main+xml`, file);
export const documentOf = (file: OpenXml = {}) =>
  openXmlOf('word', 'document.xml', `${office}.wordprocessingml.document.main+xml`, file);

function openXmlOf(folder: string, main: string, mainType: string, file: OpenXml): Parts {
  const defaults = {
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    ...file.defaults,
  };
  const overrides = { [`/${folder}/${main}`]: file.mainType ?? mainType, ...file.overrides };
  const declared = [
    ...Object.entries(defaults).map(([key, type]) => `<Default Extension="${key}" ContentType="${type}"/>`),
    ...Object.entries(overrides).map(([key, type]) => `<Override PartName="${key}" ContentType="${type}"/>`),
  ];
  const types = `<Types xmlns="${packages}/content-types">${declared.join('')}</Types>`;
  return {
    '[Content_Types].xml': strToU8((file.prolog ?? '') + types),
    '_rels/.rels': relationshipsOf([['officeDocument', `${folder}/${main}`]]),
    [`${folder}/${main}`]: strToU8(`<?xml version="1.0" encoding="UTF-8"?><main>${file.body ?? ''}</main>`),
    [`${folder}/_rels/${main}.rels`]: relationshipsOf(file.related ?? []),
    ...file.parts,
  };
}

function relationshipsOf(related: NonNullable<OpenXml['related']>): Uint8Array {
  const rows = related.map(([kind, target, mode], at) => {
    const type = kind.startsWith('http') ? kind : `${relationships}/${kind}`;
    const where = mode === undefined ? '' : ` TargetMode="${mode}"`;
    return `<Relationship Id="r${at}" Type="${type}" Target="${target}"${where}/>`;
  });
  return strToU8(`<Relationships xmlns="${packages}/relationships">${rows.join('')}</Relationships>`);
}

/** A minimal OpenDocument spreadsheet (ODF 1.3). */
export function openDocumentOf(
  parts: Record<string, Uint8Array> = {},
  mimetype = 'application/vnd.oasis.opendocument.spreadsheet',
): Parts {
  return {
    mimetype: [strToU8(mimetype), { level: 0 }],
    'content.xml': strToU8('<office:document-content/>'),
    'META-INF/manifest.xml': strToU8('<manifest:manifest/>'),
    ...parts,
  };
}
