import { describe, expect, it } from 'vitest';
import { columnName, delimiterOf, readDelimited } from './delimited.ts';

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
    expect(delimiterOf('\r\na,b\nc;d;e')).toBe(',');
  });

  it.each([
    [
      ';',
      'a;"b;c"\n1,5;2',
      [
        ['a', 'b;c'],
        ['1,5', '2'],
      ],
    ],
    [
      '\t',
      'a\t"b\tc"\n1,5\t',
      [
        ['a', 'b\tc'],
        ['1,5', ''],
      ],
    ],
  ] as const)('reads a table that “%s” separates', (_, text, rows) => {
    expect(readDelimited(text)).toEqual(rows);
  });

  it('reads the first cell without the byte order mark that Excel writes', () => {
    expect(readDelimited('\uFEFFday,lot\n')).toEqual([['day', 'lot']]);
    expect(readDelimited('\uFEFF"day";lot')).toEqual([['day', 'lot']]);
  });
});

describe('columnName', () => {
  it('is the same however a heading is spelled', () => {
    const spellings = ['worked_on', 'Worked On', ' WORKED-ON ', 'worked.on', 'worked _ on', 'Worked (on)'];
    expect(new Set(spellings.map(columnName))).toEqual(new Set(['worked_on']));
    expect(columnName('volume (L)')).toBe('volume_l');
  });
});

describe('delimiterOf', () => {
  it.each([
    ['a,b;c', ';'],
    ['a,b,c;d', ','],
    ['a;b;c,d', ';'],
    ['a,b,c\td', '\t'],
    ['a,b', ','],
    ['"a\tb";c', ';'],
    ['\uFEFFa;b', ';'],
    ['', ','],
  ])('of %j is %j', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });
});
