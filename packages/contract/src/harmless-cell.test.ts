import { describe, expect, it } from 'vitest';
import { harmlessCell } from './harmless-cell.ts';

describe('harmlessCell', () => {
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
  ])('writes %j as %j', (text, cell) => expect(harmlessCell(text)).toBe(cell));

  it.each(['Ann "B" Lee; of A-B, Ohio', '2026-11-22', 'pH 3.4; 12 mg/L', ''])('leaves %j unchanged', (text) =>
    expect(harmlessCell(text)).toBe(text),
  );

  // Backtracking from each separator would exceed the test's time limit.
  it.each([...';|\t\r\n "'])('handles 250,000 repeats of %j in linear time', (separator) => {
    const run = separator.repeat(250_000);
    expect(harmlessCell(`x${run}y`)).toBe(`x${run}y`);
  });
});
