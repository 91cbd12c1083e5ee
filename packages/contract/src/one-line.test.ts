import { expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

it('drops what is not seen or turns the order around, and keeps an emoji in one piece', () => {
  const Line = oneLine();
  expect(Line.parse(' safe\u202Egpj.exe\u2066\u200B\u00AD ')).toBe('safegpj.exe');
  expect(Line.parse('\u{1F469}\u{1F3FD}\u200D\u{1F33E} and \u{1F3F3}\uFE0F\u200D\u{1F308}')).toBe(
    '\u{1F469}\u{1F3FD}\u200D\u{1F33E} and \u{1F3F3}\uFE0F\u200D\u{1F308}',
  );
  for (const text of ['a\nb', 'a\u2028b', 'nul\0']) expect(Line.safeParse(text).success).toBe(false);
});
