import { describe, expect, it } from 'vitest';
import { additionPath, blankSheet, freeName, requestOf, sheetPath, tankPath } from './sheets.ts';

const fragmentOf = (path: string) => path.slice(path.indexOf('#'));

describe('the address of a worksheet', () => {
  it('restores all of it in order, with a repeated calculator', () => {
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
    expect(requestOf(fragmentOf(sheetPath(sheet)))).toEqual({ sheet });
  });

  it('keeps everything in the fragment', () => {
    expect(sheetPath(blankSheet('A')).startsWith('/tools/worksheet#')).toBe(true);
  });

  it('may request a calculation or a saved tank', () => {
    expect(requestOf(fragmentOf(additionPath('so2', 'pH=3.5&compound=KMBS')))).toEqual({
      add: ['so2', 'pH=3.5&compound=KMBS'],
    });
    expect(requestOf(fragmentOf(tankPath('Red 2, 100% “new”')))).toEqual({ tank: 'Red 2, 100% “new”' });
  });

  it('requests nothing if it is another kind of address', () => {
    for (const fragment of ['', '#so2:pH=3', '#add:', '#top']) expect(requestOf(fragment)).toBeUndefined();
  });
});

it('a new worksheet gets an unused name', () => {
  const sheets = ['Worksheet 1', 'Bottling'].map(blankSheet);
  expect(freeName(sheets)).toBe('Worksheet 2');
  expect(freeName(sheets, 'Bottling')).toBe('Bottling (2)');
  expect(freeName(sheets, 'Racking')).toBe('Racking');
});
