import { describe, expect, it } from 'vitest';
import { hasMarks } from './has-marks.ts';
import { linksIn } from './links.ts';

const linked = (text: string) => linksIn(text)?.map(({ href, text: shown }) => [shown, href]);

describe('linksIn', () => {
  it.each([
    [
      'See https://a.example/x_y_z, and www.b.example.',
      [
        ['https://a.example/x_y_z', 'https://a.example/x_y_z'],
        ['www.b.example', 'http://www.b.example'],
      ],
    ],
    ['[the *table*](https://a.example "title")', [['the table', 'https://a.example']]],
    ['[x](https\\://a.example)', [['x', 'https://a.example']]],
    ['https\\://a.example', [['https://a.example', 'https://a.example']]],
    ['HTTPS://A.EXAMPLE', [['HTTPS://A.EXAMPLE', 'HTTPS://A.EXAMPLE']]],
    ['_https://a.example/b_', [['https://a.example/b', 'https://a.example/b']]],
    ['a\u00A0https://a.example', [['https://a.example', 'https://a.example']]],
    [
      'john_doe.x@a.example and (ann@b.example)',
      [
        ['john_doe.x@a.example', 'mailto:john_doe.x@a.example'],
        ['ann@b.example', 'mailto:ann@b.example'],
      ],
    ],
    [
      '- [ ] https://a.example\n> https://b.example',
      [
        ['https://a.example', 'https://a.example'],
        ['https://b.example', 'https://b.example'],
      ],
    ],
  ])('finds the links of %j', (text, links) => {
    expect(linked(text)).toEqual(links);
    expect(hasMarks(text)).toBe(true);
  });

  it.each([
    'a.example',
    '@ann',
    '`https://a.example`',
    '~~~\nwww.a.example\n~~~',
    '[x](a.example)',
    '[x](/a)',
    'xmpp:ann@a.example',
  ])('finds none in %j', (text) => expect(linked(text)).toEqual([]));

  it('returns undefined for too many marks', () => {
    expect(linksIn(`${'*a_'.repeat(700)} https://a.example`)).toBeUndefined();
  });
});
