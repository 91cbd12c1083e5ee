import { expect, test } from 'vitest';
import { nextLine } from './next-line.ts';

/** The text after Enter at its end, or undefined if the browser's default applies. */
function broken(text: string): string | undefined {
  const next = nextLine(text, text.length);
  return next && text.slice(0, next.from) + next.by;
}

test('Enter continues a list or a quote', () => {
  expect(broken('- pump')).toBe('- pump\n- ');
  expect(broken('Bring:\n* hoses')).toBe('Bring:\n* hoses\n* ');
  expect(broken('  - indented')).toBe('  - indented\n  - ');
  expect(broken('> she wrote')).toBe('> she wrote\n> ');
  expect(broken('9. rack')).toBe('9. rack\n10. ');
  expect(broken('1) crush\n2) press')).toBe('1) crush\n2) press\n3) ');
});

test('Enter after a checked item adds an unchecked one', () => {
  expect(broken('- [x] pump')).toBe('- [x] pump\n- [ ] ');
  expect(broken('- [ ] pump\n- [ ] ')).toBe('- [ ] pump\n');
});

test('Enter in an empty item ends the list', () => {
  expect(broken('- pump\n- ')).toBe('- pump\n');
  expect(broken('1. ')).toBe('');
});

test('Enter in other lines keeps the browser’s default', () => {
  for (const text of ['', 'pH 3.4', '-3 degrees', '*now*', '- pump\nand then', '2026. A dry year', '3.5 g'])
    expect(broken(text)).toBeUndefined();
});

test('Enter moves the words behind the caret into the next item', () => {
  expect(nextLine('- pump and hoses', '- pump'.length)).toEqual({ from: 6, by: '\n- ' });
});
