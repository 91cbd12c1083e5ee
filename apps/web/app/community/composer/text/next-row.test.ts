import { expect, test } from 'vitest';
import { nextRow } from './next-row.ts';

/** The text after Enter at its end, or undefined if the browser's default applies. */
function broken(text: string): string | undefined {
  const next = nextRow(text, text.length);
  return next && text.slice(0, next.from) + next.by;
}

test('Enter adds rows, with the rule below the heading, until a row is empty', () => {
  expect(broken('| Lot | pH |')).toBe('| Lot | pH |\n| --- | --- |\n| ');
  const table = '| Lot | pH |\n| --- | --- |';
  expect(broken(table)).toBe(`${table}\n| `);
  expect(broken(`${table}\n| 24-03 | 3.41 |`)).toBe(`${table}\n| 24-03 | 3.41 |\n| `);
  expect(broken(`${table}\n| `)).toBe(`${table}\n`);
  expect(broken(`${table}\n|  |  |`)).toBe(`${table}\n`);
});

test('Enter outside of a table’s end keeps the browser’s default', () => {
  for (const text of ['| Lot', '|pH|', '|  |  |', '| a \\| b |']) expect(broken(text)).toBeUndefined();
  const head = '| Lot | pH |';
  expect(nextRow(`${head}\n| --- | --- |`, head.length)).toBeUndefined();
  expect(nextRow('| Lot | pH | TA |', head.length)).toBeUndefined();
});
