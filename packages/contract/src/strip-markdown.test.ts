import { describe, expect, it } from 'vitest';
import { stripMarkdown } from './strip-markdown.ts';

describe('stripMarkdown', () => {
  it.each([
    ['**Racked** the _Chardonnay_, *twice*', 'Racked the Chardonnay, twice'],
    ['***Never*** __again__', 'Never again'],
    ['Use `free_so2_mg` and ``a`b``', 'Use free_so2_mg and ab'],
    ['> They said no\n> > and again\nI say yes', 'They said no\nand again\nI say yes'],
    ['- one\n* two\n+ three', 'one\ntwo\nthree'],
    ['```ts\nconst a = 1;\n```', 'const a = 1;'],
    ['See [the table](https://example.com/a_b) first', 'See the table first'],
    ['~~Sold~~ out', 'Sold out'],
    ['- [ ] pump\n- [x] hoses', 'pump\nhoses'],
    ['| Lot | pH |\n|:--|--:|\n| 24-03 | 3.41 |', 'Lot | pH\n24-03 | 3.41'],
    ['Lot | pH\n--- | ---\n24-03 | 3.41', 'Lot | pH\n24-03 | 3.41'],
    ['The \u202Eevil\u202C words', 'The evil words'],
    ['Cut off in **bold tex', 'Cut off in bold tex'],
  ])('shows %j as %j', (written, read) => expect(stripMarkdown(written)).toBe(read));

  it.each([
    'Lot 3 * 4 * 5 barrels',
    'snake_case_name and 2 > 1',
    'pH 3.4 - TA 6.1',
    '[see the label]',
    '1. Crush',
    '|pH - 3.5| < 0.1 |',
    'Before\n---\nafter',
    '-5 °C at night',
    'https://example.com/a_b_c',
  ])('leaves %j unchanged', (text) => expect(stripMarkdown(text)).toBe(text));

  it('unescapes escaped marks', () => {
    expect(stripMarkdown('\\*not emphasis\\* and \\[x\\]')).toBe('*not emphasis* and [x]');
  });
});
