import { expect, test } from 'vitest';
import { nextRow } from './next-row.ts';

/** The text after Enter at its end, or undefined if the browser's default applies. */
function broken(text: string): string | undefined {
  const next = nextRow(text, text.length);
  return next && text.slice(0, next.from) + next.by;
}

test('a table goes on, with the rule under its head, until a row stays empty', () => {
  expect(broken('| Lot | pH |')).toBe('| Lot | pH |\n| --- | --- |\n| ');
  const table = '| Lot | pH |\n| --- | --- |';
  expect(broken(table)).toBe(`${table}\n| `);
  expect(broken(`${table}\n| 24-03 | 3.41 |`)).toBe(`${table}\n| 24-03 | 3.41 |\n| `);
  expect(broken(`${table}\n| `)).toBe(`${table}\n`);
  expect(broken(`${table}\n|  |  |`)).toBe(`${table}\n`);
});

test('what is no row yet, or has its rows already, is broken as ever', () => {
  for (const text of ['| Lot', '|pH|', '|  |  |', '| a \\| b |']) expect(broken(text)).toBeUndefined();
  const head = '| Lot | pH |';
  expect(nextRow(`${head}\n| --- | --- |`, head.length)).toBeUndefined();
  expect(nextRow('| Lot | pH | TA |', head.length)).toBeUndefined();
});
