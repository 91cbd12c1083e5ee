import { describe, expect, it } from 'vitest';
import { grapes, rows } from '../../testing/rows.ts';
import type { WorkOf } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';

const bins = [
  { vessel: 'BIN1', gross: 500_000, tare: 50_000 },
  { vessel: 'BIN2', gross: 380_000, tare: 50_000 },
  { vessel: 'BIN1', gross: 270_000, tare: 50_000 },
];
const inBins = (more: Partial<WorkOf<'receive_fruit'>>) => {
  const work: WorkOf<'receive_fruit'> = {
    op: 'receive_fruit',
    to: ['BIN1', 'BIN2'],
    lot: 'F',
    // 450 + 330 + 220 kg net
    grams: 1_000_000,
    component: grapes('Merlot'),
    ...more,
  };
  const book = foldCellar(rows([work]));
  return ['BIN1', 'BIN2'].map((vessel) => book.vessels.get(vessel)?.grams);
};

describe('fruit that was weighed bin by bin', () => {
  it('is in each vessel by the net weight of its bins', () => {
    expect(inBins({ bins })).toEqual([670_000, 330_000]);
  });

  it('keeps the shares of its bins if the total was corrected', () => {
    expect(inBins({ bins, grams: 500_000 })).toEqual([335_000, 165_000]);
  });

  it('is spread evenly if one bin is not a vessel that it went to, or none was weighed', () => {
    const other = { vessel: 'picking bin 7', gross: 150_000, tare: 50_000 };
    expect(inBins({ bins: [...bins, other] })).toEqual([500_000, 500_000]);
    expect(inBins({})).toEqual([500_000, 500_000]);
  });

  it('is spread evenly if the bins are not vessels of the winery', () => {
    expect(inBins({ bins: [{ vessel: 'picking bin 7', gross: 1_050_000, tare: 50_000 }] })).toEqual([
      500_000, 500_000,
    ]);
  });
});
