import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { officeTypeOf } from './office-file.ts';

/** As the programs write them: the parts that every such file has, after the standards (ECMA-376, ODF 1.3). */
const zip = (...parts: string[]) =>
  zipSync(Object.fromEntries(parts.map((part) => [part, strToU8(part)])), { level: 6 });
const openXml = (...parts: string[]) => zip('[Content_Types].xml', '_rels/.rels', ...parts);
const sheet = 'application/vnd.oasis.opendocument.spreadsheet';
const openDocument = (mimetype: string, ...parts: string[]) =>
  zipSync({
    mimetype: [strToU8(mimetype), { level: 0 }],
    ...Object.fromEntries(['content.xml', ...parts].map((part) => [part, strToU8(part)])),
  });

it.each([
  ['lots.xlsx', openXml('xl/workbook.xml'), /spreadsheetml\.sheet$/],
  ['Label text.DOCX', openXml('word/document.xml'), /wordprocessingml\.document$/],
  ['tasting.pptx', openXml('ppt/presentation.xml'), /presentationml\.presentation$/],
  ['tanks.ods', openDocument(sheet), /opendocument\.spreadsheet$/],
])('knows %s by its parts', (name, content, type) => {
  expect(officeTypeOf(content, name)).toMatch(type);
});

it.each([
  ['a program called a sheet', 'lots.xlsx', zip('META-INF/MANIFEST.MF', 'Main.class')],
  ['a document called a sheet', 'lots.xlsx', openXml('word/document.xml')],
  ['a sheet called otherwise', 'lots.zip', openXml('xl/workbook.xml')],
  ['a sheet with macros', 'lots.xlsx', openXml('xl/workbook.xml', 'xl/vbaProject.bin')],
  ['a sheet with macros in Basic', 'tanks.ods', openDocument(sheet, 'Basic/Standard/Module1.xml')],
  ['another document called a sheet', 'tanks.ods', openDocument('application/epub+zip')],
  ['what was cut off', 'lots.xlsx', openXml('xl/workbook.xml').slice(0, -30)],
  ['the first bytes alone', 'lots.xlsx', strToU8('PK\u0003\u0004')],
  ['a directory that leads nowhere', 'lots.xlsx', misled(openXml('xl/workbook.xml'))],
])('takes %s for none', (_, name, content) => {
  expect(officeTypeOf(content, name)).toBeUndefined();
});

/** Where the directory begins, in the end record, becomes a place far behind the file. */
function misled(content: Uint8Array): Uint8Array {
  const copy = Buffer.from(content);
  copy.writeUInt32LE(0xffffff00, copy.length - 6);
  return copy;
}
