import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const grams = (value: number) => ({ value, unit: 'g' });
const liters = (value: number) => ({ value, unit: 'L' });

function expectRecords(text: string, records: object[]) {
  const reading = readNow(text);
  expect([reading.disposition, reading.records.length]).toEqual(['accept', records.length]);
  expect(reading.records).toMatchObject(records);
}

describe('a dose of each material', () => {
  it.each([
    'DAP and Fermaid K in T7, 100g each',
    '100 g each of DAP and Fermaid K to T7',
    'T7: 100g each DAP + Fermaid K',
    'DAP y fermaid k en el T7, 100 g cada uno',
    '100 g de DAP y de fermaid K c/u al T7',
  ])('is as much of both: %s', (text) => {
    expectRecords(
      text,
      ['DAP', 'Fermaid K'].map((material) => ({
        op: 'addition',
        material,
        vessels: ['T7'],
        amount: grams(100),
      })),
    );
  });

  it('may be a rate, of three, or beside a reading', () => {
    expectRecords('added DAP and Fermaid K to T7, 10 g/hL each', [
      { material: 'DAP', rate: { value: 100, unit: 'mg/L' } },
      { material: 'Fermaid K', rate: { value: 100, unit: 'mg/L' } },
    ]);
    expect(readNow('DAP, Fermaid O and Fermaid K to T7, 50 g each').records).toHaveLength(3);
    expectRecords('T7 8 brix, added 100 g each DAP and Fermaid K', [
      { op: 'measurement', vessels: ['T7'] },
      { material: 'DAP', amount: grams(100) },
      { material: 'Fermaid K', amount: grams(100) },
    ]);
  });

  it.each([
    'DAP and Fermaid K in T7 and T8, 100g each',
    'DAP and Fermaid K in T7, 200 g',
    'DAP and Fermaid K, 200 g total, T7',
    'tartaric and KMBS 50 g each 24-ME-01',
  ])('is asked about if it may be of each vessel, or of both: %s', (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'ask', asks: [{ about: 'quantity' }] });
  });

  it('leaves one material to each vessel', () => {
    expectRecords('300 g DAP each in T5 and T6', [
      { material: 'DAP', vessels: ['T5', 'T6'], amount: { ...grams(300), per: 'each' } },
    ]);
  });
});

describe('a split', () => {
  it.each([
    ['split 400g fermaid O between T5 and T6', 'Fermaid O', 400],
    ['repartimos 400 g de fermaid O entre T5 y T6', 'Fermaid O', 400],
    ['dividi 90 g de meta entre el T5 y el T6', 'KMBS', 90],
    ['DAP 400 g split between T5 and T6', 'DAP', 400],
    ['added 400 g DAP, split between T5 and T6', 'DAP', 400],
    ['400 g DAP to T5 and T6, split evenly', 'DAP', 400],
  ])('of a material is its dose in all: %s', (text, material, value) => {
    expectRecords(text, [{ op: 'addition', material, vessels: ['T5', 'T6'], amount: grams(value) }]);
    expect(readNow(text).records[0]?.amount).not.toHaveProperty('per');
  });

  it('of wine stays a split', () => {
    expect(readNow('split T9 between T13 and T14').records).toMatchObject([{ op: 'split', from: ['T9'] }]);
    expect(readNow('added 400 g DAP to T5, split T9 evenly to T13 and T14').records).toMatchObject([
      { op: 'addition', vessels: ['T5'] },
      { op: 'split', from: ['T9'] },
    ]);
  });

  it('into unlike doses is asked about', () => {
    expect(readNow('split 400g fermaid O 250 to T5 and 150 to T6').disposition).toBe('ask');
  });
});

it.each([
  ['pressed off bins 1-3 into T13. 165 gal', ['T13'], 624.593],
  ['prensamos bins 1-3 al T13. 165 galones', ['T13'], 624.593],
  ['crushed bins 4-6 to T3. 200 gal', ['T3'], 757.082],
])('a number after a full stop ends no range of vessels: %s', (text, to, volume) => {
  expectRecords(text, [{ to, volume: liters(volume) }]);
});

it.each(['topped B121..B123 from K1 2 gal', 'topped B121...B123 from K1 2 gal'])(
  'dots are a range: %s',
  (text) => {
    expectRecords(text, [{ op: 'top', vessels: ['B121', 'B122', 'B123'] }]);
  },
);

describe('a level', () => {
  it.each([
    ['T14 dipped this morning at 1650 ltrs', 1650],
    ['T14 dipped at 1650 L', 1650],
    ['T9 dipped this morning at 1400 ltrs', 1400],
    ['T14 at 0900 L', 900],
  ])('is no hour: %s', (text, value) => {
    expectRecords(text, [{ op: 'measurement', measurements: [{ kind: 'volume', value, unit: 'L' }] }]);
  });

  it('without its unit is asked about', () => {
    expect(readNow('T14 dipped at 1650')).toMatchObject({
      asks: [{ about: 'unit', kind: 'volume', value: 1650 }],
    });
  });

  it.each(['punched T3 at 1430', 'racked T9 to T14 280 gal at 1430', 'bazuqueo T3 a las 1430'])(
    'is not the hour of other work: %s',
    (text) => {
      expect(readNow(text).records[0]?.at?.time).toBe('14:30');
    },
  );
});

describe('a gravity in whole numbers', () => {
  it.each([
    'bin 12 reads 1086',
    'bin 12 reads 1,086',
    'BIN12: 1086',
    'el bin 12 marca 1086',
    'hydro reads 1086 in bin 12',
  ])('is what a hydrometer shows: %s', (text) => {
    expectRecords(text, [{ vessels: ['BIN12'], measurements: [{ kind: 'sg', value: 1.086 }] }]);
  });

  it.each([
    'bin 12 came in at 1086',
    'bin 12 weighs 1086',
    'T5 holds 1086',
    '1086 in T5',
    'merlot bin 12 1086',
  ])('is asked about where it may be a weight or a level: %s', (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'ask', asks: [{ about: 'measurement_kind' }] });
  });
});

describe('a reading of today beside one of another day', () => {
  const brix = (value: number) => [{ kind: 'brix', value, unit: '°Bx' }];
  it.each([
    'T5 was 9.2 brix yesterday, 7.6 now',
    'T5 was 9.2 brix yesterday, 7.6 today',
    'T5 estaba en 9.2 brix ayer, 7.6 ahora',
    'T5 ayer 9.2 brix, hoy 7.6',
  ])('is stored with its day: %s', (text) => {
    expectRecords(text, [
      { vessels: ['T5'], measurements: brix(9.2), at: { date: '2025-10-07' } },
      { vessels: ['T5'], measurements: brix(7.6), at: { date: '2025-10-08' } },
    ]);
  });

  it('keeps its day beside a reading of another kind', () => {
    expectRecords('T6 19.4 brix monday, pH 3.5 today', [
      { measurements: brix(19.4), at: { date: '2025-10-06' } },
      { measurements: [{ kind: 'ph', value: 3.5 }], at: { date: '2025-10-08' } },
    ]);
  });

  it.each([
    'T5 was 9.2 brix, 7.6 now',
    'T5 9.2 brix yesterday, 58 now',
    'T5 was 9.2 brix yesterday and T6 7.6 now',
  ])('is asked about if its day, kind, or vessel is open: %s', (text) => {
    expect(readNow(text).disposition).toBe('ask');
  });
});

describe('a count of bottles of a size', () => {
  it.each([
    'bottled 24-SV-01, 140 of the 375s',
    '24-SV-01 bottled, 140 375s',
    'embotellamos 24-SV-01, 140 de las de 375',
  ])('is read: %s', (text) => {
    expectRecords(text, [{ op: 'bottle', lot: '24-SV-01', bottles: { count: 140, sizeMl: 375 } }]);
  });

  it('may follow that of another size', () => {
    expectRecords('bottled T1 600 of the 750s and 140 of the 375s', [
      { bottles: { count: 600, sizeMl: 750 } },
      { bottles: { count: 140, sizeMl: 375 } },
    ]);
  });

  it('is asked about if the bottles broke', () => {
    expect(readNow('bottled T1, 5 of the 750s broke').disposition).toBe('ask');
  });
});

it.each(['bottled 24-CH-05 all day, my hands are dead', 'embotellamos 24-CH-05 todo el dia'])(
  'how long work took names no vessels: %s',
  (text) => {
    const { records, asks } = readNow(text);
    expect(records).toMatchObject([{ op: 'bottle', lot: '24-CH-05' }]);
    expect(asks.map(({ about }) => about)).toEqual(['quantity']);
  },
);

describe('“stuck”', () => {
  it.each([
    'truck stuck in traffic, be there in 20',
    'im stuck at the airport',
    'stuck behind a tractor, running late',
  ])('says nothing of a ferment in “%s”', (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'ignore', records: [] });
  });

  it('says nothing of the wine that the message is about, either', () => {
    expectRecords('racked T9 to T14 280 gal. truck stuck in traffic', [{ op: 'transfer' }]);
  });

  it.each([
    ['T8 stuck', 'accept'],
    ['T8 free 20, stuck at 4 brix', 'accept'],
    ['ferment stuck', 'ask'],
    ['the vidal is stuck', 'ask'],
    ['i think its stuck', 'ask'],
  ])('is a state in “%s”', (text, disposition) => {
    const reading = readNow(text);
    expect(reading.disposition).toBe(disposition);
    expect(reading.records.map(({ state }) => state)).toContain('fermentation_stuck');
  });
});

describe('fruit whose weight has no unit', () => {
  it.each([
    'chambourcin blk 3 here, 1350 in bin 8',
    'chambourcin 1350 in bin 8',
    'chambourcin del bloque 3, 1350 en el bin 8',
  ])('is asked for the unit: %s', (text) => {
    const { records, asks } = readNow(text);
    expect(records).toMatchObject([{ op: 'receive_fruit', variety: 'Chambourcin', to: ['BIN8'] }]);
    expect(asks).toMatchObject([{ about: 'unit', value: 1350 }]);
  });

  it.each(['merlot in bin 11 24.5', 'chambo bin 8 1.086', 'merlot bin 12 1086', 'chambourcin 1350 in T5'])(
    'may be a reading: %s',
    (text) => {
      expect(readNow(text)).toMatchObject({
        records: [{ op: 'measurement' }],
        asks: [{ about: 'measurement_kind' }],
      });
    },
  );
});
