import { describe, expect, it } from 'vitest';
import { additionPath, askedBy, blankSheet, freeName, sheetPath, tankPath } from './sheets.ts';

const fragmentOf = (path: string) => path.slice(path.indexOf('#'));

describe('the address of a worksheet', () => {
  it('brings the whole of it back, in its order, a calculator that stands in it twice too', () => {
    const sheet = {
      name: 'Spring: “Red & white”',
      tank: 'Red 10',
      lot: '24/CF=1',
      steps: [
        ['so2', 'pH=3.5&volumeL=1000'],
        ['blend', ''],
        ['so2', 'pH=3.6'],
      ] as const,
    };
    expect(askedBy(fragmentOf(sheetPath(sheet)))).toEqual({ sheet });
  });

  it('keeps everything in the fragment', () => {
    expect(sheetPath(blankSheet('A')).startsWith('/tools/worksheet#')).toBe(true);
  });

  it('asks for a calculation, or for a saved tank', () => {
    expect(askedBy(fragmentOf(additionPath('so2', 'pH=3.5&compound=KMBS')))).toEqual({
      add: ['so2', 'pH=3.5&compound=KMBS'],
    });
    expect(askedBy(fragmentOf(tankPath('Red 2, 100% “new”')))).toEqual({ tank: 'Red 2, 100% “new”' });
  });

  it('asks for nothing where it is another’s', () => {
    for (const fragment of ['', '#so2:pH=3', '#add:', '#top']) expect(askedBy(fragment)).toBeUndefined();
  });
});

it('a new worksheet gets a name that is free', () => {
  const sheets = ['Worksheet 1', 'Bottling'].map(blankSheet);
  expect(freeName(sheets)).toBe('Worksheet 2');
  expect(freeName(sheets, 'Bottling')).toBe('Bottling (2)');
  expect(freeName(sheets, 'Racking')).toBe('Racking');
});
