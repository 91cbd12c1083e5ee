import { describe, expect, it } from 'vitest';
import { english } from '../wording/english.ts';
import { editableAmount } from './editable-amount.ts';

describe('the editable amount of an entry', () => {
  it('is a volume in the winery’s unit', () => {
    const work = { op: 'transfer' as const, from: ['T9'], to: ['T14'], ml: 1_135_624 };
    const own = editableAmount(work, 'gal', english);
    expect([own?.label, own?.value]).toEqual(['Volume in gal', 300]);
    // 280 × 3.785411784 L
    expect(own?.change(280)).toEqual({ ...work, ml: 1_059_915 });
  });

  it('is a weight of fruit in pounds beside gallons', () => {
    const component = { variety: 'Merlot', block: null, vintage: 2025 };
    const work = { op: 'receive_fruit' as const, to: ['BIN1'], grams: 453_592, component };
    const own = editableAmount(work, 'gal', english);
    expect([own?.label, own?.value]).toEqual(['Weight in lb', 1000]);
    // 2 × 453.59237 g
    expect(own?.change(2)).toEqual({ ...work, grams: 907 });
  });

  it('is a dose in grams, converted back to milligrams', () => {
    const work = {
      op: 'addition' as const,
      material: 'KMBS',
      unit: 'mg' as const,
      amount: 570,
      vessels: ['T9'],
    };
    const own = editableAmount(work, 'L', english);
    expect([own?.label, own?.value]).toEqual(['Amount in g', 0.57]);
    expect(own?.change(14)).toEqual({ ...work, amount: 14_000 });
  });

  it('is undefined for a rate or a reading', () => {
    expect(
      editableAmount(
        { op: 'addition', material: 'SO2', unit: 'mg', perLitre: 30, vessels: ['T9'] },
        'gal',
        english,
      ),
    ).toBe(undefined);
    expect(editableAmount({ op: 'measurement', vessels: ['T9'], readings: [] }, 'gal', english)).toBe(
      undefined,
    );
  });
});
