import { describe, expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

describe('oneLine', () => {
  it('drops invisible and reordering characters, and keeps emoji and words whole', () => {
    const Line = oneLine();
    expect(Line.parse(' safe\u202Egpj.exe\u2066\u200B\u00AD ')).toBe('safegpj.exe');
    expect(Line.parse('\u{1F469}\u{1F3FD}\u200D\u{1F33E} and \u{1F3F3}\uFE0F\u200D\u{1F308}')).toBe(
      '\u{1F469}\u{1F3FD}\u200D\u{1F33E} and \u{1F3F3}\uFE0F\u200D\u{1F308}',
    );
    for (const text of [
      '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
      '\u0915\u094D\u200D\u0937',
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '\u06DD',
    ])
      expect(Line.parse(text)).toBe(text);
    for (const text of ['a\u200Cb', '\u200Cab', 'ab\u200D', 'a\u{E0041}b', 'a\u200C\u200Db'])
      expect(Line.parse(text)).toBe('ab');
    for (const text of ['a\nb', 'a\u2028b', 'nul\0']) expect(Line.safeParse(text).success).toBe(false);
  });
});
