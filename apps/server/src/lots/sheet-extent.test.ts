import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbookFile from 'write-excel-file/node';
import { readWorkbook } from './read-workbook.ts';
import { isOfTableSize } from './sheet-extent.ts';

const sheetPath = 'xl/worksheets/sheet1.xml';
const plain = unzipSync(new Uint8Array(await writeWorkbookFile([[{ value: 'worked_on' }]]).toBuffer()));

function withRows(rows: string): Uint8Array {
  const sheet = strFromU8(plain[sheetPath] ?? new Uint8Array());
  const xml = sheet.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`);
  return zipSync({ ...plain, [sheetPath]: strToU8(xml.replace(/<dimension[^>]*>/, '')) });
}
const cell = (reference: string) => `<c r="${reference}" t="inlineStr"><is><t>x</t></is></c>`;
const first = `<row r="1">${cell('A1')}</row>`;

describe('a small workbook', () => {
  it.each([
    ['a cell in the last corner', `${first}<row r="1048576">${cell('XFD1048576')}</row>`],
    ['a cell in the last column of many rows', `${first}<row r="500">${cell('XFD500')}</row>`],
    ['a row at two billion', `${first}<row r="2000000000">${cell('A2000000000')}</row>`],
    ['a row at two billion without a cell', `${first}<row r="2000000000"/>`],
    ['a row number in scientific notation', `${first}<row r="1e9"/>`],
    ['a row at infinity', `${first}<row r="Infinity"/>`],
    ['a row number in hexadecimal', `${first}<row r="0x7fffffff"/>`],
    ['a row number in character references', `${first}<row r="&#50;000000000"/>`],
    ['a row number with a prefix', `${first}<row x:r="2000000000"/>`],
    ['a cell at two billion in a row without a number', `${first}<row>${cell('A2000000000')}</row>`],
    ['a cell far to the right', `<row r="1">${cell('ZZZZZZZ1')}</row>`],
    ['a cell whose column is not a letter', `<row r="1">${cell('\u{ffff}1')}</row>`],
  ])('is rejected quickly if it has %s', async (_, rows) => {
    const file = withRows(rows);
    expect(file.length).toBeLessThan(6_000);
    const began = performance.now();
    expect(isOfTableSize(file)).toBe(false);
    expect(performance.now() - began).toBeLessThan(1_000);
    const read = performance.now();
    expect(await readWorkbook(file, { withinMs: 60_000 })).toBeUndefined();
    expect(performance.now() - read).toBeLessThan(10_000);
  });

  it('is rejected if it has many large sheets', () => {
    const rows = `${first}<row r="900000"/>`;
    const sheets = [1, 2, 3].map((at) => [
      `xl/worksheets/sheet${at}.xml`,
      unzipSync(withRows(rows))[sheetPath],
    ]);
    expect(isOfTableSize(zipSync({ ...plain, ...Object.fromEntries(sheets) }))).toBe(false);
  });

  it.each([
    ['a sparse table', `${first}<row r="9000">${cell('Z9000')}</row>`],
    ['an empty cell with a format at the end', `${first}<row r="1048576"><c r="XFD1048576" s="0"/></row>`],
  ])('is read if it has %s', async (_, rows) => {
    expect(isOfTableSize(withRows(rows))).toBe(true);
    const [sheet] = (await readWorkbook(withRows(rows), { withinMs: 60_000 })) ?? [];
    expect(sheet?.rows[0]?.[0]).toBe('x');
  });
});
