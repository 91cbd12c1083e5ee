import { expect, test } from 'vitest';
import { isMoreThanText } from './is-more-than-text.ts';
import { pastedText } from './pasted-text.ts';

const cells = (text: string) => ({ text, html: '<meta><table border=1><tr><td>…</td></tr></table>' });
const plain = (text: string) => ({ text, html: '' });

test('cells of a spreadsheet become a table with the first row as its heading', () => {
  const copied = cells('Lot\tpH\tTA\r\n24-03\t3.41\t6.2\r\n24-04\t3.52\t5.9\r\n');
  expect(isMoreThanText(copied, '')).toBe(true);
  expect(pastedText(copied, '', '')).toBe(
    '| Lot | pH | TA |\n| --- | --- | --- |\n| 24-03 | 3.41 | 6.2 |\n| 24-04 | 3.52 | 5.9 |\n',
  );
});

test('a table is put on separate lines', () => {
  const copied = cells('a\tb\n1\t2');
  const table = '| a | b |\n| --- | --- |\n| 1 | 2 |\n';
  expect(pastedText(copied, 'From the lab:', '')).toBe(`\n\n${table}`);
  expect(pastedText(copied, 'From the lab:\n', '')).toBe(`\n${table}`);
  expect(pastedText(copied, 'From the lab:\n\n', '')).toBe(table);
});

test('a cell keeps its line breaks, quotes, and pipes', () => {
  expect(pastedText(cells('Lot\tNote\n"24\n03"\t"said ""no"""\na|b\t\\'), '', '')).toBe(
    '| Lot | Note |\n| --- | --- |\n| 24 03 | said "no" |\n| a\\|b | \\\\ |\n',
  );
  expect(pastedText(cells('12" pipe\tb\n1\t2'), '', '')).toContain('| 12" pipe | b |');
});

test('short rows are filled up', () => {
  expect(pastedText(cells('a\tb\tc\n1'), '', '')).toBe('| a | b | c |\n| --- | --- | --- |\n| 1 |  |  |\n');
});

test('an address pasted over selected words links them', () => {
  const copied = plain(' https://example.com/lab?lot=3 ');
  expect(isMoreThanText(copied, 'the results')).toBe(true);
  expect(pastedText(copied, 'See ', 'the results')).toBe('[the results](https://example.com/lab?lot=3)');
});

test('anything else is pasted unchanged', () => {
  expect(isMoreThanText(plain('for (;;) {\n\tpress();\n}'), '')).toBe(false);
  expect(isMoreThanText(plain('https://example.com/'), '')).toBe(false);
  expect(isMoreThanText(plain('pH 3.41'), 'pH')).toBe(false);
  expect(pastedText(cells('3.41\t6.2'), '', '')).toBe('3.41\t6.2');
});

test('a paste of cells into a code block stays text', () => {
  const copied = cells('a\tb\n1\t2');
  expect(pastedText(copied, 'Look:\n```\n', '')).toBe(copied.text);
  expect(pastedText(copied, '```\nx\n```\n', '')).toContain('| --- |');
});

test('a table over the limits of a message stays text', () => {
  const copied = cells('1\t2\t3\t4\t5\t6\t7\t8\t9\n'.repeat(100));
  expect(pastedText(copied, '', '')).toBe(copied.text);
});
