import { describe, expect, it } from 'vitest';
import { grapes, rows, tank } from '../../testing/rows.ts';
import { materialKey } from '../book/keys.ts';
import type { Work, WorkOf } from '../entries/work.ts';
import { toText } from '../exact/fraction.ts';
import { nothing, shareOf } from '../exact/mixture.ts';
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

describe('fruit', () => {
  const fruit = (more: Partial<WorkOf<'receive_fruit'>>): WorkOf<'receive_fruit'> => ({
    ...{ op: 'receive_fruit', to: ['BIN1'], lot: 'F', grams: 1000, component: grapes('Merlot') },
    ...more,
  });
  const fold = (...works: Work[]) => foldCellar(rows([tank('BIN1'), tank('BIN2'), ...works]));

  it('without a vessel waits on the pad of its lot, which is no vessel that is missing', () => {
    const book = fold(fruit({ to: [] }), fruit({ to: [], lot: undefined }));
    expect([...book.vessels.values()].map(({ id, grams }) => [id, grams])).toEqual([
      ['BIN1', 0],
      ['BIN2', 0],
      ['pad/F', 1000],
      ['pad/e4', 1000],
    ]);
    expect([...book.lots.keys()]).toEqual(['F', 'e4']);
    expect(book.findings).toEqual([]);
  });

  it('opens no lot in a vessel that gets none of it', () => {
    const bins = [
      { vessel: 'BIN1', gross: 3000, tare: 2000 },
      { vessel: 'BIN2', gross: 1000, tare: 2000 },
    ];
    const book = fold(fruit({ to: ['BIN1', 'BIN2'], bins }));
    expect(['BIN1', 'BIN2'].map((name) => book.vessels.get(name)?.grams)).toEqual([1000, 0]);
    expect(book.vessels.get('BIN2')?.lot).toBeUndefined();
  });

  it('makes a new lot of its style, still unless stated, and changes no lot that is there', () => {
    const styleOf = (...works: Work[]) => fold(...works).lots.get('F')?.style;
    expect(styleOf(fruit({}))).toBe('still');
    expect(styleOf(fruit({ style: 'cider' }))).toBe('cider');
    expect(styleOf(fruit({ style: 'cider' }), fruit({}))).toBe('cider');
  });

  it('is a finding if it joins fruit of another lot', () => {
    const codes = (lot: string) => fold(fruit({}), fruit({ lot })).findings.map(({ code }) => code);
    expect([codes('F'), codes('G')]).toEqual([[], ['joined_another_lot']]);
  });
});

describe('wine that arrives', () => {
  const wine = (more: Partial<WorkOf<'receive_wine'>>): WorkOf<'receive_wine'> => ({
    ...{ op: 'receive_wine', lot: 'W', levels: [{ vessel: 'T1', ml: 200_000 }] },
    composition: [{ component: grapes('Merlot'), parts: 1 }],
    ...more,
  });
  const fold = (...works: Work[]) => foldCellar(rows([tank('T1'), tank('T2'), ...works]));

  it('is still and ageing unless stated, of unknown alcohol, and received, not opened', () => {
    const book = fold(wine({}));
    expect(book.postings).toMatchObject([{ account: 'received', stage: 'ageing', taxClass: 'a' }]);
    expect(book.lots.get('W')).toMatchObject({ style: 'still', stage: 'ageing' });
    expect(book.lots.get('W')?.alcoholPercentVol).toBeUndefined();
    const stated = fold(wine({ style: 'sparkling', stage: 'juice', alcoholPercentVol: 12 })).lots.get('W');
    expect(stated).toMatchObject({ style: 'sparkling', stage: 'juice', alcoholPercentVol: 12 });
  });

  it('brings its materials, spread over all of its wine', () => {
    const levels = [
      { vessel: 'T1', ml: 200_000 },
      { vessel: 'T2', ml: 300_000 },
    ];
    const materials = [
      { material: 'KMBS', unit: 'mg', amount: 20_000, batch: 'K-1' },
      { material: 'DAP', unit: 'mg', amount: 50_000 },
    ] as const;
    const book = fold(wine({ levels, materials: [...materials] }));
    // 20 g and 50 g in 500 L: 40 and 100 mg/L, in each vessel.
    for (const name of ['T1', 'T2']) {
      const held = book.vessels.get(name)?.contents.ml.materials ?? nothing;
      expect(toText(shareOf(held, materialKey('KMBS', 'mg', 'K-1')))).toBe('1/25');
      expect(toText(shareOf(held, materialKey('DAP', 'mg')))).toBe('1/10');
    }
  });

  it('opens no lot where there is none of it', () => {
    const none = fold(wine({ levels: [{ vessel: 'T1', ml: 0 }], materials: [] }));
    expect([none.lots.size, none.postings]).toEqual([0, []]);
  });

  it('keeps the style of a lot that has wine, and gives its own to an empty one', () => {
    const lotAfter = (...works: Work[]) => fold(...works).lots.get('W')?.style;
    const more = wine({ style: 'sparkling', levels: [{ vessel: 'T2', ml: 1 }] });
    expect(lotAfter(wine({}), more)).toBe('still');
    expect(lotAfter(wine({}), { op: 'dump', vessels: ['T1'] }, more)).toBe('sparkling');
  });
});
