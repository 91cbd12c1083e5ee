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

describe('a blend that is mixed', () => {
  it.each([
    'revolví 60 galones del T11 con 20 del T9 en el T13',
    'mixed 60 gal of T11 with 20 of T9 into T13',
    'mixed 60 gal of T11 with 20 gal of T9 in T13',
  ])('has its parts in “%s”', (text) => {
    expect(readNow(text)).toMatchObject({
      disposition: 'accept',
      records: [
        {
          ...{ op: 'blend', to: ['T13'] },
          parts: [
            { vessel: 'T11', volume: { value: 227.125, unit: 'L' } },
            { vessel: 'T9', volume: { value: 75.708, unit: 'L' } },
          ],
        },
      ],
    });
  });

  it.each<[string, string]>([
    ['revolvimos las lías del T9', 'cap_work'],
    ['removimos el T9', 'cap_work'],
    ['mixed 30 g kmbs into T9', 'addition'],
    ['revolvimos 30 g de meta en el T9', 'addition'],
  ])('is none in “%s”', (text, op) => {
    expect(readNow(text)).toMatchObject({ disposition: 'accept', records: [{ op, vessels: ['T9'] }] });
  });

  it.each(['mixed T9', 'revolví el T9', 'mezclé 60 galones del T11 con 20 en el T13'])(
    'is asked about in “%s”, which lacks a part',
    (text) => {
      expect(readNow(text).disposition).toBe('ask');
    },
  );
});
