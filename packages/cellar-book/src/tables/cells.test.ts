import { describe, expect, it } from 'vitest';
import { askWhichNumber, readNumber } from './cells.ts';

describe('readNumber', () => {
  it.each([
    ['1312', 1312, 1312, 1312],
    ['−3.5', -3.5, -3.5, -3.5],
    ['1,312', 1312, 'unclear', 'unclear'],
    ['1.312', 1.312, 1.312, 'unclear'],
    ['3,55', 3.55, 3.55, 3.55],
    ['0,355', 0.355, 0.355, 0.355],
    ['1,312.5', 1312.5, 1312.5, 1312.5],
    ['1.312,5', 1312.5, 1312.5, 1312.5],
    ['1,312,500', 1_312_500, 1_312_500, 1_312_500],
    ['1.312.500', 1_312_500, 1_312_500, 1_312_500],
    ['1 312', 1312, 1312, 1312],
    ['1’312', 1312, 1312, 1312],
    ['1,31,2', undefined, undefined, undefined],
    ['1.312,500.5', undefined, undefined, undefined],
    ['13,12.5', undefined, undefined, undefined],
    ['12 gal', undefined, undefined, undefined],
    ['', undefined, undefined, undefined],
  ])(
    'reads “%s” as %s where commas group, %s with a decimal point, and %s where either may be',
    (text, american, point, unknown) => {
      expect([readNumber(text, 'american'), readNumber(text, 'point'), readNumber(text, 'unknown')]).toEqual([
        american,
        point,
        unknown,
      ]);
    },
  );

  it('is asked about with both readings', () => {
    expect(askWhichNumber(' 1,312 ')).toBe(
      'Is “1,312” 1312 or 1.312? Write 1312 for thousands, or 1.3120 for decimals.',
    );
  });
});
