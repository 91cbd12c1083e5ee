import { describe, expect, it } from 'vitest';
import { gallons, grapes, milliliters as ml, opening, rows, tank } from '../../testing/rows.ts';
import type { Work, WorkOf } from '../entries/work.ts';
import { foldCellar } from '../fold.ts';

const merlot = grapes('Merlot');
const wine = (lot: string, vessel: string, gal: number, more: Partial<WorkOf<'start'>> = {}): Work => ({
  ...(opening(lot, vessel, ml(gal), merlot) as WorkOf<'start'>),
  ...more,
});
const fold = (...works: Work[]) => foldCellar(rows([tank('T1'), tank('T2'), ...works]));
const inT1 = (...works: Work[]) => {
  const vessel = fold(...works).vessels.get('T1');
  return { gal: gallons(vessel?.ml ?? 0), alcohol: vessel?.contents.ml.alcohol };
};
const twelve = wine('A', 'T1', 300, { alcoholPercentVol: 12 });

describe('an addition', () => {
  const sugar = (more: Partial<WorkOf<'addition'>>): Work => ({
    op: 'addition',
    vessels: ['T1'],
    material: 'sugar',
    ...more,
  });
  // 27 lb of 453,592.37 mg.
  const amount = 12_246_994;

  it('of dry sugar adds a gallon for 13.5 lb (27 CFR 24.304), to must and to wine', () => {
    expect(inT1(twelve, sugar({ amount })).gal).toBe(302);
    expect(inT1(wine('A', 'T1', 300, { stage: 'must' }), sugar({ amount })).gal).toBe(302);
    // 24 g/L in 300 gal, 1,135.624 L, are 27.255 kg: 60.087 lb, / 13.5 = 4.451 gal.
    expect(inT1(twelve, sugar({ perLitre: 24_000 })).gal).toBe(304.451);
  });

  it('adds the volume that was measured, if it was', () => {
    expect(inT1(twelve, sugar({ amount, volumeMl: ml(3) })).gal).toBe(303);
  });

  it('of water, sugar, or concentrate lowers the alcohol on record', () => {
    const water = { material: 'water', volumeMl: ml(60) };
    // 300 x 12 / 360
    expect(inT1(twelve, sugar(water)).alcohol?.percentVol).toBeCloseTo(10, 4);
    // 300 x 12 / 302 = 11.920529801
    expect(inT1(twelve, sugar({ amount })).alcohol?.percentVol).toBeCloseTo(11.9205, 4);
    expect(inT1(wine('A', 'T1', 300), sugar(water)).alcohol).toBeUndefined();
  });

  it('of spirits raises the alcohol if theirs is stated, and leaves it partly unknown otherwise', () => {
    const brandy = { material: 'brandy', volumeMl: ml(60) };
    // (300 x 12 + 60 x 78) / 360 = 23
    expect(inT1(twelve, sugar({ ...brandy, alcoholPercentVol: 78 })).alcohol?.percentVol).toBeCloseTo(23, 4);
    const { alcohol } = inT1(twelve, sugar(brandy));
    expect(alcohol?.percentVol).toBe(12);
    expect(alcohol?.known).toBeCloseTo(300 / 360, 6);
  });

  it('of juice lowers the alcohol of wine', () => {
    const juice = wine('J', 'T2', 60, { stage: 'juice' });
    const { alcohol } = inT1(twelve, juice, { op: 'transfer', from: ['T2'], to: ['T1'] });
    expect(alcohol?.percentVol).toBeCloseTo(10, 4);
    expect(alcohol?.known).toBe(1);
  });
});

describe('the stage of wine', () => {
  it('is that of its vessel: a fermentation ends in the vessel that is named', () => {
    const book = fold(
      wine('A', 'T1', 300, { stage: 'must' }),
      { op: 'transfer', from: ['T1'], to: ['T2'], ml: ml(100) },
      { op: 'inoculate', organism: 'yeast', vessels: ['T1', 'T2'], material: 'D254' },
      { op: 'state', vessels: ['T2'], state: 'fermentation_finished' },
    );
    expect(['T1', 'T2'].map((id) => book.vessels.get(id)?.stage)).toEqual(['fermenting', 'ageing']);
    expect(book.lots.get('A')?.stage).toBe('fermenting');
    const produced = book.conversions.filter(({ by }) => by === 'fermentation');
    expect(produced.map((each) => gallons(each.produced.ml))).toEqual([100]);
  });

  it('ends with its lot’s in a vessel that no entry about fermentation has named', () => {
    const book = fold(
      wine('A', 'T1', 300, { stage: 'must' }),
      { op: 'inoculate', organism: 'yeast', vessels: ['T1'], material: 'D254' },
      {
        op: 'press',
        from: ['T1'],
        parts: [
          { to: ['T1'], ml: ml(200) },
          { to: ['T2'], ml: ml(30) },
        ],
      },
      { op: 'state', vessels: ['T1'], state: 'fermentation_finished' },
    );
    expect(['T1', 'T2'].map((id) => book.vessels.get(id)?.stage)).toEqual(['ageing', 'ageing']);
  });

  it('goes with the wine into an empty vessel, and stays with a lot that is gone', () => {
    const book = fold(
      wine('A', 'T1', 300, { stage: 'juice' }),
      { op: 'transfer', from: ['T1'], to: ['T2'] },
      { op: 'dump', vessels: ['T2'] },
    );
    expect([book.vessels.get('T2')?.stage, book.lots.get('A')?.stage]).toEqual([undefined, 'juice']);
  });
});

describe('a draw of more than the book has', () => {
  const drawn = (gal: number) =>
    fold(wine('A', 'T1', 300), { op: 'transfer', from: ['T1'], to: ['T2'], ml: ml(gal) });

  it('is a rounding up to half of a tenth of a gallon, and found beyond that', () => {
    const rounded = drawn(300.04);
    expect(rounded.findings).toEqual([]);
    expect(rounded.postings.filter(({ account }) => account === 'found')).toEqual([]);
    expect(gallons(rounded.vessels.get('T2')?.ml ?? 0)).toBe(300.04);
    expect(drawn(300.1).findings.map(({ code }) => code)).toEqual(['not_in_book']);
  });

  it('is found, however small, in an empty vessel or where it is more than a twentieth', () => {
    const found = fold({ op: 'transfer', from: ['T1'], to: ['T2'], ml: 100 });
    expect(found.findings).toEqual([{ code: 'not_in_book', entry: 'e3', vessel: 'T1', ml: 100 }]);
    const twentieth = (ofMl: number) =>
      fold(opening('A', 'T1', ofMl, merlot), { op: 'transfer', from: ['T1'], to: ['T2'], ml: ofMl + 100 });
    // 100 mL are a twentieth of 2 L.
    expect(twentieth(2000).findings).toEqual([]);
    expect(twentieth(1999).findings).toMatchObject([{ code: 'not_in_book', lot: 'A', ml: 100 }]);
  });
});

describe('what a material with a volume makes of wine', () => {
  it.each([
    ['water', 'amelioration'],
    ['wine spirits', 'spirits'],
    ['brandy', 'spirits'],
    ['ethanol', 'spirits'],
    ['neutral alcohol', 'spirits'],
    ['sugar syrup', 'sweetening'],
    ['grape concentrate', 'sweetening'],
    ['juice', 'sweetening'],
    ['bentonite slurry', 'other material'],
  ])('%s is %s', (material, by) => {
    const book = fold(twelve, { op: 'addition', vessels: ['T1'], material, volumeMl: 1_000 });
    expect(book.conversions.map((each) => each.by)).toEqual([by]);
  });
});

describe('malolactic fermentation', () => {
  it('starts with its bacteria, unless it is done', () => {
    const bacteria: Work = { op: 'inoculate', organism: 'ml_bacteria', vessels: ['T1'], material: 'VP41' };
    const done: Work = { op: 'state', vessels: ['T1'], state: 'malolactic_finished' };
    const stateWith = (...works: Work[]) => fold(twelve, ...works).lots.get('A')?.malolactic;
    expect([stateWith(), stateWith(bacteria), stateWith(done, bacteria)]).toEqual([
      'none',
      'running',
      'done',
    ]);
    expect(stateWith({ op: 'inoculate', organism: 'yeast', vessels: ['T1'], material: 'QA23' })).toBe('none');
  });
});

describe('yeast', () => {
  it('starts the fermentation of must, and none in wine', () => {
    const stageOf = (stage: 'must' | 'juice' | 'ageing') =>
      fold(wine('A', 'T1', 300, { stage }), {
        ...{ op: 'inoculate', organism: 'yeast', vessels: ['T1'], material: 'QA23' },
      }).vessels.get('T1')?.stage;
    expect([stageOf('must'), stageOf('juice'), stageOf('ageing')]).toEqual([
      'fermenting',
      'fermenting',
      'ageing',
    ]);
  });
});
