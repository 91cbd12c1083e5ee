import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvTable, parseCsv } from './csv.ts';

it('parseCsv reads what csvTable writes, whatever the cells contain', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é') })
    .map((text) => `x${text}`);
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
    );
  fc.assert(
    fc.property(table, (rows) => {
      const [head = [], ...rest] = rows;
      expect(parseCsv(csvTable(head, rest))).toEqual(rows);
    }),
  );
});

it.each([
  [
    'a,b\n1,\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['\uFEFFa;b\r\n\r\n"1""2"', [['a;b'], ['1"2']]],
  ['a,b,', [['a', 'b', '']]],
  ['"a', undefined],
  ['"a"b', undefined],
])('parseCsv parses %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});
