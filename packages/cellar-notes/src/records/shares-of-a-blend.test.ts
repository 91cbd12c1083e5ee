import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const partsOf = (text: string) => {
  const { disposition, records } = readNow(text);
  const parts = records[0]?.parts?.map(({ volume, percent }) => volume?.value ?? percent);
  return [disposition, records.length, records[0]?.op, parts];
};

describe('the parts of a blend', () => {
  // 60 gal = 227.125 L, 90 gal = 340.687 L.
  it.each([
    ['blend 60 gal each of T9 and T10 into T14', [227.125, 227.125]],
    ['blend 60 gal T9 and 90 gal T10 into T14', [227.125, 340.687]],
    ['blend T9 60 gal and T10 90 gal into T14', [227.125, 340.687]],
    ['blended 60/40 T9 and T10 into T14, 300 gal', [60, 40]],
    ['mezcle 60% del T9 y 40% del T10 en el T14, 300 galones', [60, 40]],
  ])('have the volumes or shares beside them: %s', (text, parts) => {
    expect(partsOf(text)).toEqual(['accept', 1, 'blend', parts]);
  });

  it.each([
    'blend T9 and 60 gal T10 into T14',
    'blended 60/20 T9 and T10 into T14, 300 gal',
    'blended 60/30/10 T9 and T10 into T14, 300 gal',
    'blend 60% T9 and 30% T10 into T14, 300 gal',
    'blend 60 gal T9 and 60 gal T10',
  ])('are asked about where one is missing, or the shares do not add up: %s', (text) => {
    expect(readNow(text).disposition).toBe('ask');
  });
});
