import { describe, expect, it } from 'vitest';
import { grapes, rows, tank } from '../../testing/rows.ts';
import { materialKey } from '../book/keys.ts';
import type { Work } from '../entries/work.ts';
import { toText } from '../exact/fraction.ts';
import { shareOf } from '../exact/mixture.ts';
import { foldCellar } from '../fold.ts';

const names = ['BIN1', 'BIN2', 'T1', 'T2', 'T3'];
const fruit = (vessel: string, grams: number, lot = 'F'): Work => ({
  ...{ op: 'receive_fruit', to: [vessel], lot, grams, component: grapes('Merlot') },
});
const fold = (...works: Work[]) => foldCellar(rows([...names.map((name) => tank(name)), ...works]));
type Book = ReturnType<typeof fold>;
const held = ({ vessels }: Book, ...ids: string[]) =>
  ids.map((id) => [vessels.get(id)?.ml, vessels.get(id)?.grams, vessels.get(id)?.stage]);
const lost = ({ postings }: Book) =>
  postings
    .filter(({ account }) => account === 'lost')
    .map(({ vessel, amount, reason }) => [vessel, amount, reason]);
const codes = ({ findings }: Book) => findings.map(({ code }) => code);
const press = (...parts: { to: string[]; ml?: number; lot?: string }[]): Work => ({
  ...{ op: 'press', from: ['T1'], parts },
});
const must: Work[] = [fruit('BIN1', 400_000), { op: 'crush', from: ['BIN1'], to: ['T1'], ml: 300_000 }];

describe('crushing', () => {
  it('without a volume leaves must by weight, until it is measured', () => {
    const crush: Work = { op: 'crush', from: ['BIN1', 'BIN2'], to: ['T1'] };
    const bins = [fruit('BIN1', 400_000), fruit('BIN2', 200_000)];
    const book = fold(...bins, crush);
    expect(held(book, 'BIN1', 'BIN2', 'T1')).toEqual([
      [0, 0, undefined],
      [0, 0, undefined],
      [0, 600_000, 'must'],
    ]);
    const measured = fold(...bins, crush, { op: 'gauge', levels: [{ vessel: 'T1', ml: 450_000 }] });
    expect(held(measured, 'T1')).toEqual([[450_000, 0, 'must']]);
    expect([codes(book), codes(measured)]).toEqual([[], []]);
  });

  it('with a volume makes that much must, of both bins by weight', () => {
    const franc = grapes('Cabernet Franc');
    const book = fold(
      fruit('BIN1', 450_000),
      { op: 'receive_fruit', to: ['BIN2'], lot: 'G', grams: 150_000, component: franc },
      { op: 'crush', from: ['BIN1', 'BIN2'], to: ['T1'], lot: 'M', ml: 400_000 },
    );
    expect(held(book, 'T1')).toEqual([[400_000, 0, 'must']]);
    const composition = book.vessels.get('T1')?.contents.ml.composition;
    const parts = [...(composition?.parts.keys() ?? [])];
    expect(parts).toHaveLength(2);
    expect(composition && parts.map((key) => toText(shareOf(composition, key))).sort()).toEqual([
      '1/4',
      '3/4',
    ]);
  });

  it('halves fruit between two tanks of unknown room', () => {
    const book = fold(fruit('BIN1', 400_000), { op: 'crush', from: ['BIN1'], to: ['T1', 'T2'] });
    expect(held(book, 'T1', 'T2')).toEqual([
      [0, 200_000, 'must'],
      [0, 200_000, 'must'],
    ]);
  });

  it('names a lot for all of its bins', () => {
    const bins = [fruit('BIN1', 400_000), fruit('BIN2', 200_000)];
    const book = fold(...bins, { op: 'crush', fromLot: 'F', to: ['T1'], ml: 450_000 });
    expect(held(book, 'T1', 'BIN1', 'BIN2').map(([ml, grams]) => [ml, grams])).toEqual([
      [450_000, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('of a lot that is in no vessel is a finding, and its must is of unknown origin', () => {
    const book = fold({ op: 'crush', fromLot: 'F', to: ['T1'], ml: 300_000 });
    expect(book.findings[0]).toMatchObject({ code: 'lot_not_found', lot: 'F' });
    expect(held(book, 'T1').map(([ml]) => ml)).toEqual([300_000]);
    expect(codes(fold(fruit('BIN1', 400_000), { op: 'crush', fromLot: 'F', to: ['T1'] }))).toEqual([]);
  });
});

describe('pressing', () => {
  it('loses the difference to its must as pomace', () => {
    const book = fold(...must, press({ to: ['T2'], ml: 210_000 }, { to: ['T3'], ml: 30_000, lot: 'P' }));
    expect(held(book, 'T1', 'T2', 'T3')).toEqual([
      [0, 0, undefined],
      [210_000, 0, 'juice'],
      [30_000, 0, 'juice'],
    ]);
    expect(lost(book)).toEqual([['T1', -60_000, 'pomace']]);
    expect([book.vessels.get('T2')?.lot, book.vessels.get('T3')?.lot]).toEqual(['F', 'P']);
    expect(codes(book)).toEqual([]);
  });

  it('of whole fruit makes its juice without must', () => {
    const work: Work = { op: 'press', from: ['BIN1'], parts: [{ to: ['T2'], ml: 250_000 }] };
    const book = fold(fruit('BIN1', 400_000), work);
    expect(held(book, 'BIN1', 'T2')).toEqual([
      [0, 0, undefined],
      [250_000, 0, 'juice'],
    ]);
    expect(lost(book)).toEqual([]);
  });

  it('is a finding if more comes out than went in', () => {
    const book = fold(...must, press({ to: ['T2'], ml: 320_000 }));
    expect(book.findings).toContainEqual(expect.objectContaining({ code: 'pressed_more', ml: 20_000 }));
    expect(held(book, 'T2').map(([ml]) => ml)).toEqual([320_000]);
    expect(codes(fold(...must, press({ to: ['T2'], ml: 300_000 })))).toEqual([]);
  });

  it('is a finding where only one of two parts was measured', () => {
    const book = fold(...must, press({ to: ['T2'], ml: 210_000 }, { to: ['T3'] }));
    expect(codes(book)).toEqual(['volume_missing']);
    expect(held(book, 'T2', 'T3').map(([ml]) => ml)).toEqual([210_000, 0]);
  });

  it('takes along what was added to the fruit', () => {
    const dose: Work = { op: 'addition', vessels: ['BIN1'], material: 'KMBS', amount: 24_000 };
    const book = fold(
      fruit('BIN1', 400_000),
      dose,
      { op: 'crush', from: ['BIN1'], to: ['T1'], ml: 300_000 },
      press({ to: ['T2'], ml: 240_000 }),
    );
    // 24 g in 300 L are 80 mg/L, in the wine as in the pomace.
    const materials = book.vessels.get('T2')?.contents.ml.materials;
    expect(materials && toText(shareOf(materials, materialKey('KMBS', 'mg')))).toBe('2/25');
  });
});
