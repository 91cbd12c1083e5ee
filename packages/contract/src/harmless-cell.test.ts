import { expect, it } from 'vitest';
import { harmlessCell } from './harmless-cell.ts';

it.each([
  ['=1+2', "'=1+2"],
  [' +1', "' +1"],
  ['－1', "'－1"],
  ['\tx', "'\tx"],
  ['Ann;=HYPERLINK("http://evil.example")', 'Ann;\'=HYPERLINK("http://evil.example")'],
  ['x; "=1+2"', 'x;\' "=1+2"'],
  ['x|@SUM(1)', "x|'@SUM(1)"],
  ['x\r\n-1', "x\r\n'-1"],
  ['x;\t"\t=1', `x;'\t'"\t'=1`],
  ['x\n;=1', "x\n;'=1"],
])('%j is written as %j', (text, cell) => expect(harmlessCell(text)).toBe(cell));

it.each(['Ann "B" Lee; of A-B, Ohio', '2026-11-22', 'pH 3.4; 12 mg/L', ''])('%j stays', (text) =>
  expect(harmlessCell(text)).toBe(text),
);

// An algorithm that looks ahead from each of them would not be done within the test's time.
it.each([...';|\t\r\n "'])('reads a quarter million of %j once', (separator) => {
  const run = separator.repeat(250_000);
  expect(harmlessCell(`x${run}y`)).toBe(`x${run}y`);
});
