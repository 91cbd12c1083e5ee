import { describe, expect, it } from 'vitest';
import { withoutDirectionControls } from './direction-controls.ts';

describe('withoutDirectionControls', () => {
  it.each(['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'removes %j',
    (control) => expect(withoutDirectionControls(`a${control}b`)).toBe('ab'),
  );

  it.each([
    'יין אדום 14% \u200F(טרי)\u200F',
    'نبيذ أحمر\u061C 3.5',
    '\u200EpH 3.5',
    'می\u200Cخواهم',
    '\u{1F469}\u{1F3FD}\u200D\u{1F33E}',
  ])('leaves %j unchanged', (text) => expect(withoutDirectionControls(text)).toBe(text));
});
