import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';
import type { CellarRecord } from './schema/reading.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const liters = (value: number) => ({ value, unit: 'L' });
const grams = (value: number) => ({ value, unit: 'g' });
const kilos = (value: number) => ({ value, unit: 'kg' });

function recordsOf(text: string): CellarRecord[] {
  const { disposition, records } = readNow(text);
  expect(disposition).toBe('accept');
  return records.filter(({ op }) => op !== 'note');
}

describe('a material that is thrown in', () => {
  it.each([
    ['tossed 400 g DAP into T5', { material: 'DAP', vessels: ['T5'], amount: grams(400) }],
    ['chucked 2 kg tartaric in T3', { material: 'tartaric acid', vessels: ['T3'], amount: grams(2000) }],
    ['T5: dumped 400g fermaid o', { material: 'Fermaid O', vessels: ['T5'], amount: grams(400) }],
    ['tiramos 400 g de fosfato al T5', { material: 'DAP', vessels: ['T5'], amount: grams(400) }],
    ['avente 35 g de meta en el T9', { material: 'KMBS', vessels: ['T9'], amount: grams(35) }],
    ['vaciamos 400 g de fermaid o en el T5', { material: 'Fermaid O', vessels: ['T5'], amount: grams(400) }],
  ])('is an addition alone: %s', (text, record) => {
    const records = recordsOf(text);
    expect(records).toMatchObject([{ op: 'addition', ...record }]);
    expect(records).toHaveLength(1);
  });
});

describe('wine that is thrown out', () => {
  it.each([
    ['C3 turned, poured it out', { vessels: ['C3'], all: true }],
    ['C3 is done for, poured all of it out', { vessels: ['C3'], all: true }],
    ['D2 spoiled, all of it went down the drain', { vessels: ['D2'], all: true }],
    ['D2 went down the drain, everything', { vessels: ['D2'], all: true }],
    ['se pico el D2, lo tiramos todo', { vessels: ['D2'], all: true }],
    ['tossed 5 gal of T6', { vessels: ['T6'], volume: liters(18.927) }],
  ])('is a dump: %s', (text, record) => {
    expect(recordsOf(text)).toMatchObject([{ op: 'dump', ...record }]);
  });

  it.each(['spilled 4 gal of T6 down the drain', 'se fueron 4 galones del T6 al drenaje'])(
    'is a loss if the verb says so: %s',
    (text) => {
      expect(recordsOf(text)).toMatchObject([{ op: 'loss', vessels: ['T6'], volume: liters(15.142) }]);
    },
  );
});

describe('what is lost in a move', () => {
  // 280 gal = 1059.915 L, 5 gal = 18.927 L.
  it.each([
    'T9 over to T14. 280 gal arrived, 5 gal of sludge down the drain',
    'racked T9 to T14 280 gal, 5 gal down the drain',
    'pumped T9 over to T14, 280 gal got there, 5 gal left in the hose',
    'racked T9 into T14, 280 gal, dumped 5 gal of muck',
    'moved T9 to T14, 280 gal, tossed the first 5 gal (heads)',
    'pase T9 al T14, 280 galones, 5 galones de borra al drenaje',
    'trasegamos T9 al T14 280 galones y tiramos 5 galones de lodo',
  ])('is its loss, and no dump of the destination: %s', (text) => {
    expect(recordsOf(text)).toMatchObject([
      {
        op: 'transfer',
        from: ['T9'],
        to: ['T14'],
        volume: liters(1059.915),
        loss: { volume: liters(18.927) },
      },
    ]);
  });
});

describe('an emptied vessel', () => {
  it.each(['vacie los tambores 1 y 2 al T14, 95 galones', 'emptied D1 and D2 into T14, 95 gal'])(
    'is moved into another: %s',
    (text) => {
      expect(recordsOf(text)).toMatchObject([
        { op: 'transfer', mode: 'move', from: ['D1', 'D2'], to: ['T14'], volume: liters(359.614) },
      ]);
    },
  );
});

describe('a weight after its containers', () => {
  // 1 lb = 0.45359237 kg.
  it.each([
    ['36 lugs of vidal @ 33#', kilos(538.868)],
    ['36 lugs vidal at 33 lb', kilos(538.868)],
    ['36 lugs @ 33# vidal', kilos(538.868)],
    ['36 canastas de vidal a 15 kg', kilos(540)],
    ['36 lugs vidal at 1188 lb', kilos(538.868)],
    ['36 lugs of vidal, 1188 lb', kilos(538.868)],
    ['2 bins vidal at 1900 lb', kilos(861.826)],
    ['52 cajas de vidal de 35 libras', kilos(825.538)],
    ['vidal, 52 cases of 35 lb', kilos(825.538)],
    ['52 cajas de 35 lb c/u de vidal', kilos(825.538)],
    ['19 boxes of vidal at 35 lb', kilos(301.639)],
    ['40 cajas de vidal, 15 kg por caja', kilos(600)],
    ['40 lugs of vidal, 15 kg/lug', kilos(600)],
    ['vidal off block 1, 31 lugs, 36 lb apiece', kilos(506.209)],
    ['4 bins de vidal de 900 libras', kilos(1632.933)],
    ['52 cajas de vidal, 1820 libras', kilos(825.538)],
    ['4 bins of vidal, 900 lb', kilos(408.233)],
    ['3 lugs of vidal, total of 100 lb', kilos(45.359)],
  ])('is that of each if one can weigh as much: %s', (text, weight) => {
    expect(recordsOf(text)).toMatchObject([{ op: 'receive_fruit', variety: 'Vidal Blanc', weight }]);
  });

  it.each([
    'hoy cortamos la vidal, 52 cajas de 35 libras, al bin 16',
    '52 lugs of vidal at 35 lb into bin 16',
  ])('counts lugs, and no cases of bottles, of fruit: %s', (text) => {
    expect(recordsOf(text)).toMatchObject([
      { containers: { count: 52, kind: 'lug' }, weight: kilos(825.538), to: ['BIN16'] },
    ]);
  });

  it.each([
    '26 lugs of vidal, 34 lb',
    '26 cajas de vidal, 15 kilos',
    '24 lugs vidal at 30 lb, 10 lugs at 25 lb',
  ])('is asked about if it may be that of one or of all: %s', (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'ask', asks: [{ about: 'quantity' }] });
  });

  it('stays out of bottled cases', () => {
    expect(recordsOf('bottled 20 cases of vidal from T9')).toMatchObject([
      { op: 'bottle', bottles: { count: 240, sizeMl: 750 } },
    ]);
  });
});

describe('a crusher destemmer', () => {
  it.each(['bin 6 through the crusher/destemmer into T4', 'bin 6 por la despalilladora estrujadora al T4'])(
    'crushes and destems: %s',
    (text) => {
      expect(recordsOf(text)).toMatchObject([
        { op: 'crush', mode: 'crush_destem', from: ['BIN6'], to: ['T4'] },
      ]);
    },
  );
});

it.each(['chucked in the usual, 45 g of k-thingy, tank 9', 'dumped in some stuff, 30 g, T9'])(
  'something unnamed that is thrown in throws no wine out: %s',
  (text) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('ask');
    expect(records.filter(({ op }) => op === 'dump')).toEqual([]);
  },
);
