import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';
import type { CellarRecord } from './schema/reading.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

describe('a list with a number for each vessel', () => {
  it.each([
    ['KMBS 40g T9, T4 30g', { T9: 40, T4: 30 }],
    ['KMBS 40g T9 and T4 30g', { T9: 40, T4: 30 }],
  ])('doses each vessel in “%s”', (text, doses) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records.map(({ vessels, amount }) => [vessels, amount?.value])).toEqual(
      Object.entries(doses).map(([vessel, grams]) => [[vessel], grams]),
    );
  });

  const liters = (value: number) => ({ value, unit: 'L' as const });
  it.each<[string, Record<string, number>, string]>([
    ['topped B121 .5 gal, B122 1 gal from K1', { B121: 1.893, B122: 3.785 }, 'K1'],
    ['topped 1 gal B121, 2 gal B122 from K1', { B121: 3.785, B122: 7.571 }, 'K1'],
    ['topping B121 1L B122 1.5L B123 .5L from K3', { B121: 1, B122: 1.5, B123: 0.5 }, 'K3'],
    ['rellene B121 1 L, B122 2 L con K1', { B121: 1, B122: 2 }, 'K1'],
  ])('tops each vessel in “%s”', (text, volumes, source) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject(
      Object.entries(volumes).map(([vessel, volume]) => ({
        ...{ op: 'top', vessels: [vessel], from: [source], volume: liters(volume) },
      })),
    );
  });

  it('tops two lists from two sources', () => {
    const { disposition, records } = readNow('topped 101-103 from K1 6 gal, 121-123 from K2 4 gal');
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([
      { vessels: ['B101', 'B102', 'B103'], from: ['K1'], volume: liters(22.712) },
      { vessels: ['B121', 'B122', 'B123'], from: ['K2'], volume: liters(15.142) },
    ]);
  });

  it.each([
    ['barrels 101-104: free 24, 26, 25, 29', 'free_so2', { B101: 24, B102: 26, B103: 25, B104: 29 }],
    ['barrels 101-103 free so2 24 26 25', 'free_so2', { B101: 24, B102: 26, B103: 25 }],
    ['pH T9 T10 3.5 3.6, T11 3.7', 'ph', { T9: 3.5, T10: 3.6, T11: 3.7 }],
  ])('measures each vessel in “%s”', (text, kind, values) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records.map(({ vessels, measurements }) => [vessels, measurements])).toMatchObject(
      Object.entries(values).map(([vessel, value]) => [[vessel], [{ kind, value }]]),
    );
  });

  it.each(['barrels 101-104: free 24, 26, 25', 'barrels 101-103 free so2 24 26 25 29'])(
    'asks about “%s”, whose numbers are not as many as its vessels',
    (text) => {
      expect(readNow(text).disposition).toBe('ask');
    },
  );
});

describe('a list of doses for a list of vessels', () => {
  it.each([
    [
      'added 8, 9 and 10 g KMBS to B104, B105 and B106',
      [
        ['B104', 8],
        ['B105', 9],
        ['B106', 10],
      ],
    ],
    [
      '4, 5 y 6 g de meta a las barricas 121, 122 y 123',
      [
        ['B121', 4],
        ['B122', 5],
        ['B123', 6],
      ],
    ],
    [
      'B101-B103 DAP 12, 14 y 16 g',
      [
        ['B101', 12],
        ['B102', 14],
        ['B103', 16],
      ],
    ],
    [
      'bentonite 200 g, 250 g to T1 and T2',
      [
        ['T1', 200],
        ['T2', 250],
      ],
    ],
  ])('doses each vessel of the list in “%s”', (text, doses) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records.map(({ vessels, amount }) => [vessels?.join(), amount?.value])).toEqual(doses);
  });

  it('doses each vessel of the list at its rate', () => {
    expect(readNow('SO2 20 and 30 ppm to T9 and T10').records).toMatchObject([
      { vessels: ['T9'], rate: { value: 20, unit: 'mg/L' } },
      { vessels: ['T10'], rate: { value: 30, unit: 'mg/L' } },
    ]);
  });

  it('tops each vessel of the list', () => {
    expect(readNow('topped B121 and B122 with 1 and 2 L from K1')).toMatchObject({
      disposition: 'accept',
      records: [
        { op: 'top', vessels: ['B121'], from: ['K1'], volume: { value: 1, unit: 'L' } },
        { op: 'top', vessels: ['B122'], from: ['K1'], volume: { value: 2, unit: 'L' } },
      ],
    });
  });

  it.each(['8 and 9 g KMBS to B104, B105 and B106', 'T9 and T10 35 and 40 g KMBS'])(
    'asks about “%s”, which gives no vessel its dose',
    (text) => {
      expect(readNow(text).disposition).toBe('ask');
    },
  );
});

describe('a vessel with its reading after a comma', () => {
  it.each<[string, Partial<CellarRecord>, string]>([
    ['PD T12, T3 20B', { op: 'cap_work', vessels: ['T12'] }, 'T3'],
    ['pumped over T3, T12 at 18 brix', { op: 'cap_work', vessels: ['T3'] }, 'T12'],
    ['added 40 g DAP to T3, T12 18 brix', { op: 'addition', vessels: ['T3'] }, 'T12'],
    ['KMBS 20 g T9, T3 pH 3.5', { op: 'addition', vessels: ['T9'] }, 'T3'],
    ['topped B121 with 1 gal of K1, T3 12 brix', { op: 'top', vessels: ['B121'], from: ['K1'] }, 'T3'],
    ['lost 3 gal from T9, T10 pH 3.5', { op: 'loss', vessels: ['T9'] }, 'T10'],
  ])('is apart from the work in “%s”', (text, work, vessel) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([work, { op: 'measurement', vessels: [vessel] }]);
  });

  it.each(['racked T9 to T13, T3 12 brix', 'pressed T3 to T13, T14 pH 3.6', 'PD T12 and T3 20B'])(
    'is asked about in “%s”, where it may be of the work, too',
    (text) => {
      expect(readNow(text)).toMatchObject({ disposition: 'ask', asks: [{ about: 'vessel' }] });
    },
  );

  it.each(['T12, T3 18B', 'PD bins 1, 2 and 3, 20 brix', '2 tons merlot bin 7, bin 8 23 brix'])(
    'is one of a list in “%s”',
    (text) => {
      const { disposition, records } = readNow(text);
      expect(disposition).toBe('accept');
      expect(records.findLast(({ op }) => op === 'measurement')?.vessels?.length).toBeGreaterThan(1);
    },
  );
});

describe('a weight for each bin', () => {
  it.each([
    ['CF blk 7: bin 15 1104 lb, bin 16 1087, bin 17 996', { BIN15: 500.766, BIN16: 493.055, BIN17: 451.778 }],
    ['vidal bin 11 2150# bin 12 2090', { BIN11: 975.224, BIN12: 948.008 }],
  ])('has the unit of the first in “%s”', (text, weights) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records.map(({ to, weight }) => [to?.join(), weight?.value])).toEqual(Object.entries(weights));
  });

  it('leaves a specific gravity alone', () => {
    expect(readNow('chambo bin 4 1120 lb, bin 5 1.092').records).toMatchObject([
      { op: 'receive_fruit' },
      { op: 'measurement', measurements: [{ kind: 'sg', value: 1.092 }] },
    ]);
  });
});

it.each([
  [
    'bottled T2: 85 cs 750 and 24 cs 6x1.5',
    [
      [1020, 750],
      [144, 1500],
    ],
  ],
  ['embotellamos el T2, 30 cajas de 6x1.5', [[180, 1500]]],
  ['bottled T2 96 cases 12x750', [[1152, 750]]],
])('cases are packed as “%s” says', (text, bottles) => {
  const { disposition, records } = readNow(text);
  expect(disposition).toBe('accept');
  expect(records.map((record) => Object.values(record.bottles ?? {}))).toEqual(bottles);
});

describe('a volume beside a move', () => {
  it.each([
    'filtered T10 to T13 thru 1 micron pads, 3 gal hold-up',
    'racked T2 to T13, 3 gal heel',
    'T9 to T14, 3 gal in the hose',
  ])('is lost in “%s”', (text) => {
    const [record] = readNow(text).records;
    expect(record).toMatchObject({ loss: { volume: { value: 11.356 } } });
    expect(record).not.toHaveProperty('volume');
  });

  it('is asked about beside an unknown word', () => {
    expect(readNow('racked T9 to T14, 30 gal wobbly')).toMatchObject({ disposition: 'ask' });
  });
});

it('each pair has the kinds of the heading', () => {
  const { disposition, records } = readNow('free/total T9 24/78, T10 19/66');
  expect(disposition).toBe('accept');
  expect(records.map(({ measurements }) => measurements?.map(({ value }) => value))).toEqual([
    [24, 78],
    [19, 66],
  ]);
  expect(records[1]?.measurements?.map(({ kind }) => kind)).toEqual(['free_so2', 'total_so2']);
});

it.each<[string, object[]]>([
  [
    'trasegué el T9, 380 galones al T13 y 60 al T14',
    [{ to: ['T13'] }, { to: ['T14'], volume: { value: 227.125 } }],
  ],
  ['finished pressing T3, 205 gal into T13, 38 gal press wine to T14', [{ op: 'press', from: ['T3'] }]],
  ['llegaron 4 bins de chambourcin, 3 mil 900 libras', [{ weight: { value: 1769.01 } }]],
  ['got the first chard in, 2.2 tons, 21.4 brix, sitting in bins 4-7', [{ op: 'receive_fruit' }, {}]],
])('every value has its place in “%s”', (text, records) => {
  const reading = readNow(text);
  expect(reading).toMatchObject({ disposition: 'accept', records });
  expect(reading.records).toHaveLength(records.length);
});

it('lines of one report are one reading', () => {
  const { records } = readNow('ETS report T9\nfree SO2: 26 mg/L\npH: 3.66\nTA: 0.58 g/100mL');
  expect(records).toHaveLength(1);
  expect(records[0]?.measurements).toMatchObject([{ value: 26 }, { value: 3.66 }, { value: 5.8 }]);
});

describe('numbers that share one unit', () => {
  const liters = (value: number) => ({ value, unit: 'L' });
  it.each<[string, object[]]>([
    [
      'Emptied D1 and D2 into T14, 50 and 48 gal',
      [
        { from: ['D1'], to: ['T14'], volume: liters(189.271) },
        { from: ['D2'], to: ['T14'], volume: liters(181.7) },
      ],
    ],
    [
      'racked T1 to T13 and T14, 100 and 150 gal',
      [
        { from: ['T1'], to: ['T13'], volume: liters(378.541) },
        { from: ['T1'], to: ['T14'], volume: liters(567.812) },
      ],
    ],
    [
      'T4 pressed to T13 and D1: 220 and 40 gal',
      [
        {
          parts: [
            { to: ['T13'], volume: liters(832.791) },
            { to: ['D1'], volume: liters(151.416) },
          ],
        },
      ],
    ],
    [
      'blended T9 200 + T10 80 + T11 20 gal, all in T14',
      [
        {
          to: ['T14'],
          parts: [
            { vessel: 'T9', volume: liters(757.082) },
            { vessel: 'T10', volume: liters(302.833) },
            { vessel: 'T11', volume: liters(75.708) },
          ],
        },
      ],
    ],
    [
      'Le eche 250 g de DAP y 200 de fermaid k al T12',
      [
        { material: 'DAP', amount: { value: 250, unit: 'g' } },
        { material: 'Fermaid K', amount: { value: 200, unit: 'g' } },
      ],
    ],
  ])('are each of it in “%s”', (text, records) => {
    expect(readNow(text)).toMatchObject({ disposition: 'accept', records });
  });

  it('is not lent to a number of another size', () => {
    expect(readNow('250 g DAP and 2 fermaid k T12').disposition).toBe('ask');
  });
});
