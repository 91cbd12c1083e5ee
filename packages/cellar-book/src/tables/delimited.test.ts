import { describe, expect, it } from 'vitest';
import { delimiterOf, readDelimited } from './delimited.ts';

describe('readDelimited', () => {
  // The cases of RFC 4180, section 2.
  it.each([
    [
      'lines with and without a last line break',
      'aaa,bbb\r\nccc,ddd',
      [
        ['aaa', 'bbb'],
        ['ccc', 'ddd'],
      ],
    ],
    [
      'lines that end with one',
      'aaa,bbb\r\nccc,ddd\r\n',
      [
        ['aaa', 'bbb'],
        ['ccc', 'ddd'],
      ],
    ],
    ['spaces as part of a field', 'aaa, bbb\n', [['aaa', ' bbb']]],
    [
      'quoted fields',
      '"aaa","bbb"\r\nzzz,yyy',
      [
        ['aaa', 'bbb'],
        ['zzz', 'yyy'],
      ],
    ],
    ['line breaks and commas in quotes', '"aaa","b\r\nb,b"', [['aaa', 'b\r\nb,b']]],
    ['doubled quotes', '"aaa","b""bb"', [['aaa', 'b"bb']]],
    ['an empty last field', 'aaa,\n', [['aaa', '']]],
    ['empty lines', 'aaa\n\nbbb\n', [['aaa'], ['bbb']]],
  ])('reads %s', (_, text, rows) => {
    expect(readDelimited(text)).toEqual(rows);
  });

  it('is undefined where a quote is not closed', () => {
    expect(readDelimited('aaa,"bbb\nccc,ddd')).toBeUndefined();
  });

  it('finds the delimiter in the first line, outside of quotes', () => {
    expect(['a;b,c;d', 'a\tb;c', '"a;b;c",d', 'a'].map(delimiterOf)).toEqual([';', '\t', ',', ',']);
  });
});
