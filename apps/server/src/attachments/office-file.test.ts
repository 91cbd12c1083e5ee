import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { documentOf, openDocumentOf, type Parts, workbookOf } from '../../testing/office-files.ts';
import { officeTypeOf } from './office-file.ts';

const bytes = (content: string) => strToU8(content);
const zip = (parts: Parts) => zipSync(parts);
const office = 'application/vnd.openxmlformats-officedocument';
/** First bytes of compound files (OLE), which contain macros and objects. */
const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const harmless: [string, Parts, RegExp][] = [
  ['lots.xlsx', workbookOf(), /spreadsheetml\.sheet$/],
  ['Label text.DOCX', documentOf(), /wordprocessingml\.document$/],
  ['tanks.ods', openDocumentOf(), /opendocument\.spreadsheet$/],
  [
    'with printer, drawing, and link.xlsx',
    workbookOf({
      defaults: { bin: `${office}.spreadsheetml.printerSettings`, png: 'image/png' },
      overrides: { '/xl/drawings/drawing1.xml': `${office}.drawing+xml` },
      related: [['hyperlink', 'https://example.com/a?b=c', 'External']],
      parts: {
        'xl/printerSettings/printerSettings1.bin': bytes('x'),
        'xl/drawings/drawing1.xml': bytes('<a/>'),
        'xl/media/image1.png': bytes('x'),
      },
    }),
    /sheet$/,
  ],
  [
    'with a page number and its template.docx',
    documentOf({
      body: '<w:fldSimple w:instr=" PAGE "/><w:instrText>TOC \\o "1-3"</w:instrText>',
      related: [['attachedTemplate', 'file:///C:\\Users\\me\\Templates\\TM02.dotx', 'External']],
    }),
    /document$/,
  ],
  [
    'with a chart.docx',
    documentOf({
      defaults: { xlsx: `${office}.spreadsheetml.sheet` },
      related: [['package', 'embeddings/Microsoft_Excel_Sheet.xlsx']],
      parts: { 'word/embeddings/Microsoft_Excel_Sheet.xlsx': zip(workbookOf()) },
    }),
    /document$/,
  ],
  [
    'with a chart.ods',
    openDocumentOf({ 'Object 1/content.xml': bytes('<office:document-content/>') }),
    /sheet$/,
  ],
];

const refused: [string, string, Parts][] = [
  ['a program', 'a.xlsx', { 'META-INF/MANIFEST.MF': bytes('x'), 'Main.class': bytes('x') }],
  ['a document called a sheet', 'a.xlsx', documentOf()],
  ['a sheet called otherwise', 'a.zip', workbookOf()],
  ['parts without their declarations', 'a.xlsx', { 'xl/workbook.xml': bytes('<a/>') }],
  [
    'a sheet with macros by their type',
    'a.xlsx',
    workbookOf({
      defaults: { bin: 'application/vnd.ms-office.vbaProject' },
      parts: { 'xl/thing.bin': compound },
    }),
  ],
  [
    'a sheet with macros by their relationship',
    'a.xlsx',
    workbookOf({
      defaults: { bin: `${office}.spreadsheetml.printerSettings` },
      related: [['http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'thing.bin']],
      parts: { 'xl/thing.bin': compound },
    }),
  ],
  ['a part of no type', 'a.xlsx', workbookOf({ parts: { 'xl/thing.bin': compound } })],
  [
    'a workbook with macros by its main part',
    'a.xlsx',
    workbookOf({ mainType: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' }),
  ],
  [
    'a sheet of XLM macros',
    'a.xlsx',
    workbookOf({
      overrides: { '/xl/macrosheets/sheet1.xml': 'application/vnd.ms-excel.macrosheet+xml' },
      parts: { 'xl/macrosheets/sheet1.xml': bytes('<a/>') },
    }),
  ],
  [
    'a sheet that links to another workbook or by DDE',
    'a.xlsx',
    workbookOf({
      overrides: { '/xl/externalLinks/externalLink1.xml': `${office}.spreadsheetml.externalLink+xml` },
      parts: { 'xl/externalLinks/externalLink1.xml': bytes('<ddeLink/>') },
    }),
  ],
  [
    'an object of another program',
    'a.docx',
    documentOf({
      defaults: { bin: `${office}.oleObject` },
      parts: { 'word/embeddings/oleObject1.bin': compound },
    }),
  ],
  [
    'an object under another type',
    'a.docx',
    documentOf({
      defaults: { bin: `${office}.wordprocessingml.printerSettings` },
      related: [['oleObject', 'embeddings/a.bin']],
      parts: { 'word/embeddings/a.bin': compound },
    }),
  ],
  [
    'a control',
    'a.docx',
    documentOf({
      overrides: { '/word/activeX/activeX1.xml': 'application/vnd.ms-office.activeX+xml' },
      parts: { 'word/activeX/activeX1.xml': bytes('<a/>') },
    }),
  ],
  [
    'a page within a document',
    'a.docx',
    documentOf({
      defaults: { html: 'text/html' },
      related: [['aFChunk', 'page.html']],
      parts: { 'word/page.html': bytes('<p>') },
    }),
  ],
  ...['http://example.com/a.dotm', '\\\\host\\share\\a.dotm', 'file://host/a.dotm'].map(
    (target): [string, string, Parts] => [
      `a template at ${target}`,
      'a.docx',
      documentOf({ related: [['attachedTemplate', target, 'External']] }),
    ],
  ),
  [
    'an object at another address',
    'a.docx',
    documentOf({ related: [['oleObject', 'mhtml:http://example.com/a!x-usc:', 'External']] }),
  ],
  [
    'a picture at another address',
    'a.docx',
    documentOf({ related: [['image', 'http://example.com/a.png', 'External']] }),
  ],
  [
    'a link that is a command',
    'a.docx',
    documentOf({ related: [['hyperlink', 'powershell%20-NoP', 'External']] }),
  ],
  [
    'a DDE field in pieces',
    'a.docx',
    documentOf({
      body: '<w:instrText>DD</w:instrText><w:rPr/><w:instrText><![CDATA[EAU]]>&#84;O c:\\a.exe</w:instrText>',
    }),
  ],
  [
    'an embedded workbook with macros',
    'a.docx',
    documentOf({
      defaults: { xlsx: `${office}.spreadsheetml.sheet` },
      parts: {
        'word/embeddings/a.xlsx': zip(
          workbookOf({
            defaults: { bin: 'application/vnd.ms-office.vbaProject' },
            parts: { 'xl/thing.bin': compound },
          }),
        ),
      },
    }),
  ],
  ['a document type in a declaration', 'a.xlsx', workbookOf({ prolog: '<!DOCTYPE a [<!ENTITY b "c">]>' })],
  ['another encoding', 'a.xlsx', workbookOf({ prolog: '<?xml version="1.0" encoding="UTF-7"?>' })],
  ['macros in Basic', 'a.ods', openDocumentOf({ 'Basic/Standard/Module1.xml': bytes('<a/>') })],
  ['scripts', 'a.ods', openDocumentOf({ 'Scripts/python/a.py': bytes('x') })],
  ['an object of another program in a sheet', 'a.ods', openDocumentOf({ 'Object 1': compound })],
  [
    'keys that call a macro',
    'a.ods',
    openDocumentOf({ 'Configurations2/accelerator/current.xml': bytes('<a/>') }),
  ],
  [
    'an event that calls a script',
    'a.ods',
    openDocumentOf({ 'styles.xml': bytes('<a><script:event-listener x="y"/></a>') }),
  ],
  ['DDE', 'a.ods', openDocumentOf({ 'content.xml': bytes('<a><office:dde-source/></a>') })],
  ['another document', 'a.ods', openDocumentOf({}, 'application/epub+zip')],
];

describe('officeTypeOf', () => {
  it.each(harmless)('accepts %s', async (name, parts, type) => {
    expect(await officeTypeOf(zip(parts), name)).toMatch(type);
  });

  it.each(refused)('refuses %s', async (_, name, parts) => {
    expect(await officeTypeOf(zip(parts), name)).toBeUndefined();
  });

  it('refuses two parts of one name', async () => {
    const parts = workbookOf();
    parts['XL/Workbook.xml'] = bytes('<a/>');
    expect(await officeTypeOf(zip(parts), 'a.xlsx')).toBeUndefined();
  });

  it('refuses a file that unpacks to more than a document needs, and stops unpacking there', async () => {
    const parts = documentOf();
    parts['word/document.xml'] = new Uint8Array(100_000_000);
    const started = process.memoryUsage().arrayBuffers;
    expect(await officeTypeOf(zipSync(parts, { level: 9 }), 'a.docx')).toBeUndefined();
    parts['word/document.xml'] = new Uint8Array(11_000_000);
    const lying = Buffer.from(zipSync(parts, { level: 9 }));
    for (let at = lying.indexOf('PK\u0001\u0002'); at !== -1; at = lying.indexOf('PK\u0001\u0002', at + 1))
      if (lying.readUInt32LE(at + 24) === 11_000_000) lying.writeUInt32LE(1_000, at + 24);
    expect(await officeTypeOf(lying, 'a.docx')).toBeUndefined();
    expect(process.memoryUsage().arrayBuffers - started).toBeLessThan(200_000_000);
  });
});

describe('an ambiguous ZIP', () => {
  const whole = Buffer.from(zip(workbookOf()));
  const changed = (change: (copy: Buffer) => Buffer) => change(Buffer.from(whole));

  it.each([
    ['is cut off', whole.subarray(0, -30)],
    ['is only its first bytes', Buffer.from('PK\u0003\u0004')],
    ['has bytes before it', Buffer.concat([Buffer.from('%PDF-1.7\n'), whole])],
    ['has bytes behind it', Buffer.concat([whole, Buffer.from('<script>')])],
    ['has a directory that leads nowhere', changed((copy) => set(copy, copy.length - 6, 0xffffff00))],
    [
      'has a part of another name',
      changed((copy) => {
        copy.write('xl/workbool.xml', copy.indexOf('xl/workbook.xml'), 'latin1');
        return copy;
      }),
    ],
    ['is encrypted', changed((copy) => set(copy, copy.indexOf('PK\u0001\u0002') + 8, 1))],
  ])('is refused when it %s', async (_, content) => {
    expect(await officeTypeOf(whole, 'a.xlsx')).toBeDefined();
    expect(await officeTypeOf(content, 'a.xlsx')).toBeUndefined();
  });
});

function set(copy: Buffer, at: number, value: number): Buffer {
  copy.writeUInt32LE(value, at);
  return copy;
}
