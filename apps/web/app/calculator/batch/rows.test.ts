import { describe, expect, it } from 'vitest';
import { so2Form } from '../../tools/so2/form.ts';
import { unitFor } from '../form/field.ts';
import { unitOf } from '../form/units.ts';
import { csvOf } from '../result/csv.ts';
import { readRows } from './rows.ts';

const { pH, volumeL, freeSo2MgPerL } = so2Form.numbers;
const columns = [
  { name: 'pH', spec: pH, unit: unitFor(pH, undefined) },
  { name: 'volumeL', spec: volumeL, unit: unitOf('volume', 'L') },
  { name: 'freeSo2MgPerL', spec: freeSo2MgPerL, unit: unitFor(freeSo2MgPerL, undefined) },
];

describe('rows pasted from a spreadsheet', () => {
  it('are read with their names, past a heading', () => {
    const { rows, bad } = readRows(
      'Tank\tpH\tL\tfree\nRed 1\t3,55\t1000\t12\nRed 2\t3.6\t500\t20\n',
      columns,
    );
    expect(bad).toEqual([]);
    expect(rows).toEqual([
      { line: 2, tank: 'Red 1', values: { pH: 3.55, volumeL: 1000, freeSo2MgPerL: 12 } },
      { line: 3, tank: 'Red 2', values: { pH: 3.6, volumeL: 500, freeSo2MgPerL: 20 } },
    ]);
  });

  it('need no names, and may be typed with semicolons or commas', () => {
    expect(readRows('3,4;100;10', columns).rows[0]?.values).toEqual({
      pH: 3.4,
      volumeL: 100,
      freeSo2MgPerL: 10,
    });
    expect(readRows('3.4, 100, 10', columns).rows[0]?.tank).toBe('Tank 1');
  });

  it('are reported by line if invalid, while valid ones still count', () => {
    const { rows, bad } = readRows('3.4;100;10\n3.4;abc;10\n\n5;100;10\n3.4;100', columns);
    expect(rows).toHaveLength(1);
    expect(bad).toEqual([
      { line: 2, says: 'Wine volume: “abc” isn’t a number.' },
      { line: 4, says: 'pH is 5, outside the range of 2.8 to 4: the pH of wine lies between 2.8 and 4.0.' },
      { line: 5, says: 'Found 2 values; 3 are needed.' },
    ]);
  });

  it('may be aligned by spaces', () => {
    const values = { pH: 3.45, volumeL: 1500, freeSo2MgPerL: 12 };
    for (const [text, tank] of [
      ['Tank 1   3.45   1500  12', 'Tank 1'],
      ['Red A 3.45 1500 12', 'Red A'],
      ['  3.45 1500 12', 'Tank 1'],
    ]) {
      expect(readRows(text ?? '', columns).rows).toEqual([{ line: 1, tank, values }]);
    }
  });

  it('may include the unit of their column, and no other', () => {
    const values = { pH: 3.45, volumeL: 1500, freeSo2MgPerL: 12 };
    const table = readRows('Red 1\t3.45\t1500 L\t12 mg/L\n3.45; 1500 L; 12 mg/L\n3.45; 400 gal; 12', columns);
    expect(table.rows.map((row) => row.values)).toEqual([values, values]);
    expect(table.bad).toEqual([{ line: 3, says: 'Wine volume: “400 gal” isn’t a number.' }]);
    const volume = columns.filter(({ name }) => name === 'volumeL');
    expect(readRows('225 L\n230 L', volume)).toMatchObject({ rows: [{ line: 1 }, { line: 2 }], remarks: [] });
  });

  it('report a first line read as heading, and what a named row lacks', () => {
    expect(readRows('tank, acid, size\nA;3.4;100;10', columns).remarks[0]?.says).toContain('heading');
    expect(readRows('T1\t3.45\t1500', columns).bad).toEqual([
      { line: 1, says: '3 cells, but a row with a name needs 4.' },
    ]);
    expect(readRows('T1\t3.45\t\t12', columns).bad).toEqual([{ line: 1, says: 'Wine volume is empty.' }]);
  });

  it('report what a table of one column lacks', () => {
    const one = columns.slice(1, 2);
    expect(readRows('Red 1\t1000\t12', one).bad).toEqual([{ line: 1, says: 'Found 3 values; 1 is needed.' }]);
    expect(readRows('Red 1\t1000\nRed 2', one).bad).toEqual([
      { line: 2, says: '1 cell, but a row with a name needs 2.' },
    ]);
  });

  it('are in the unit that the reader has chosen', () => {
    const inHl = columns.map((column) =>
      column.name === 'volumeL' ? { ...column, unit: unitOf('volume', 'hL') } : column,
    );
    expect(readRows('3.4;12;10', inHl).rows[0]?.values.volumeL).toBe(1200);
  });
});

describe('thousands in rows', () => {
  it('may contain thousands, and report how they were read', () => {
    const { rows, remarks } = readRows('Red 1\t3.45\t1,500\t12\nRed 2\t3.45\t2.250\t12', columns);
    expect(rows.map(({ values }) => values.volumeL)).toEqual([1500, 2250]);
    expect(remarks).toEqual([
      { line: 1, says: 'Wine volume: Read as 1,500 L, not 1.5.' },
      { line: 2, says: 'Wine volume: Read as 2,250 L, not 2.25.' },
    ]);
  });

  it.each([
    ['Red 1\t3.45\t1,500\t12', 1500],
    ['Red 1;3,45;1.500;12', 1500],
    ['Red 1;3.45;1 500;12', 1500],
    ["Red 1;3.45;1'500;12", 1500],
    ['Red 1;3,45;1.500,5;12', 1500.5],
    ['Red 1\t3.45\t1,500.5\t12', 1500.5],
    ['Red 1\t3.45\t1\u202f500\t12', 1500],
    ['Red 1,3.45,"1,500",12', 1500],
    ['"Red ""old"" 1",3.45,"1,500.0",12', 1500],
    ['Red 1   3.45   1,500   12', 1500],
    ['Red 1;3,45;757,5;12', 757.5],
  ])('%s is a tank of %d L', (line, liters) => {
    const { rows, bad } = readRows(line, columns);
    expect(bad).toEqual([]);
    expect(rows[0]?.values).toEqual({ pH: 3.45, volumeL: liters, freeSo2MgPerL: 12 });
  });

  it.each(['3.45, 3, 1,500', '3.45,1,500,12', '12 3 1 500'])('%s is rejected as ambiguous', (line) => {
    const { rows, bad } = readRows(line, columns);
    expect(rows).toEqual([]);
    expect(bad[0]?.says).toContain('in two ways');
  });

  it.each(['12,3.45,1000,10', '12;3.45;1500;10', '12 3.45 1500 10'])('%s is tank 12', (line) => {
    expect(readRows(line, columns).rows[0]?.tank).toBe('12');
  });
});

describe('the table as CSV', () => {
  it('quotes where needed and never becomes a formula', () => {
    expect(
      csvOf([
        ['A "big", tank', '=1+1', '-1.5'],
        ['b', '@x', '3'],
        // With a decimal comma, spreadsheets separate cells by semicolons.
        ['c; =1+1', '−2.5', '-2,5'],
      ]),
    ).toBe(`"A ""big"", tank",'=1+1,-1.5\r\nb,'@x,3\r\nc;' =1+1,−2.5,"-2,5"`);
  });
});
