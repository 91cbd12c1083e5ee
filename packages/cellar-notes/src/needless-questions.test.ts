import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const grams = (value: number) => ({ value, unit: 'g' });
const kilos = (value: number) => ({ value, unit: 'kg' });
const brix = (value: number) => ({ kind: 'brix', value, unit: '°Bx' });
const temperature = (value: number) => ({ kind: 'temperature', value, unit: '°C' });

describe('a message that was once asked about needlessly', () => {
  it.each([
    ['T12 minus 1.5 brix', [{ vessels: ['T12'], measurements: [brix(-1.5)] }]],
    ['T12 dry at -1.6', [{ vessels: ['T12'], measurements: [brix(-1.6)] }]],
    ['T12 10.2, 78F', [{ vessels: ['T12'], measurements: [brix(10.2), temperature(25.56)] }]],
    [
      'forgot to text sat: punched T12 3 times',
      [{ op: 'cap_work', method: 'punch_down', vessels: ['T12'], times: 3 }],
    ],
    ['se me olvidó avisar: 30 g meta al T9', [{ op: 'addition', vessels: ['T9'], amount: grams(30) }]],
    ['pigeage T12', [{ op: 'cap_work', method: 'punch_down', vessels: ['T12'] }]],
    ['B104 weeping at the head', [{ op: 'note', vessels: ['B104'] }]],
    ['T3 14.2 77F', [{ vessels: ['T3'], measurements: [brix(14.2), temperature(25)] }]],
    ['Picked 24 lugs of seyval avg 36 lbs', [{ op: 'receive_fruit', weight: kilos(391.904) }]],
    [
      'rough filtered T9 to T14, 5 micron pads',
      [{ op: 'filter', kind: 'pad', from: ['T9'], to: ['T14'], micron: 5 }],
    ],
    ['T2: 1,104 bottles filled', [{ op: 'bottle', from: ['T2'], bottles: { count: 1104, sizeMl: 750 } }]],
    [
      'prensamos el T3 al T6: 160 galones de flor y 25 de prensa',
      [
        {
          parts: [
            { fraction: 'free_run', volume: { value: 605.666, unit: 'L' }, to: ['T6'] },
            { fraction: 'press', volume: { value: 94.635, unit: 'L' }, to: ['T6'] },
          ],
        },
      ],
    ],
    [
      'T7 yeast in: QA23 500 grams rehydrated w 600g goferm',
      [
        { op: 'inoculate', material: 'QA23', amount: grams(500) },
        { op: 'addition', material: 'Go-Ferm', amount: grams(600) },
      ],
    ],
    [
      'fruit delivery: Cab Franc from Sandusky Farms, 2.2 t, weigh tag 2231, bins 4,5,6,7',
      [
        {
          op: 'receive_fruit',
          weight: kilos(1995.806),
          weighTag: '2231',
          to: ['BIN4', 'BIN5', 'BIN6', 'BIN7'],
        },
      ],
    ],
    [
      'bin1 4.2B 84 bin2 3.9B 83 bin3 5.0B 86, PD all three',
      [
        ...['BIN1', 'BIN2', 'BIN3'].map((vessel) => ({ op: 'measurement', vessels: [vessel] })),
        { op: 'cap_work', vessels: ['BIN1', 'BIN2', 'BIN3'] },
      ],
    ],
  ])('is accepted: %s', (text, records) => {
    const reading = readNow(text);
    expect([reading.disposition, reading.records.length]).toEqual(['accept', records.length]);
    expect(reading.records).toMatchObject(records);
  });
});

describe('a message with more than one meaning', () => {
  it.each([
    ['crushed BIN7 into T14 with 15g opti-red per ton', 'quantity'],
    ['YAN on the vidal 165', 'vessel'],
    ['T3 3.5 77F', 'measurement_kind'],
    ['topped C1 to C6 from K1 1 gal', 'vessel'],
    ['T8 at -2', 'measurement_kind'],
    ['cold stab T8 at -1.5', 'measurement_kind'],
    ['T3 pumpover 15', 'unit'],
    ['yeast in T3', 'material'],
    ['pressed T3, 160 gal free run to T13, 25 gal press', 'vessel'],
  ])('is asked about: %s', (text, about) => {
    const { disposition, asks } = readNow(text);
    expect([disposition, asks[0]?.about]).toEqual(['ask', about]);
  });

  it('counts no bottles that left as bottled', () => {
    expect(readNow('bottled T9 20 cases, sold 5 cases').records).toMatchObject([
      { op: 'bottle', bottles: { count: 240, sizeMl: 750 } },
      { op: 'remove_bottles', bottles: { count: 60, sizeMl: 750 }, use: 'taxpaid' },
    ]);
  });

  it('counts no plan as work', () => {
    const { disposition, records } = readNow('Punched down T3 this morning, will do again tonight');
    expect([disposition, records.length]).toEqual(['accept', 1]);
    expect(records[0]).toMatchObject({ op: 'cap_work', vessels: ['T3'] });
    expect(records[0]).not.toHaveProperty('times');
  });
});

it('a vessel is asked about in one word', () => {
  expect(readNow('T8 empty?')).toMatchObject({ disposition: 'answer', query: { vessels: ['T8'] } });
});

it.each<[string, object[]]>([
  ['inoculated T13, 500 g EC1118', [{ op: 'inoculate', vessels: ['T13'], material: 'EC-1118' }]],
  ['acidified T4, 2 lb tartaric', [{ op: 'addition', vessels: ['T4'], material: 'tartaric acid' }]],
  ['B121-B123 sulfited, 8 g kmbs per barrel', [{ material: 'KMBS', amount: { value: 8, per: 'each' } }]],
  ['24-VB-02 and 24-RI-01 both at 13 ppm free', [{ op: 'measurement', vessels: ['T2', 'T1'] }]],
  ['racked T2 to T13 190 galons', [{ volume: { value: 719.228 } }]],
  ['bottled T1: 92 full cases + 7 btls', [{ bottles: { count: 1111, sizeMl: 750 } }]],
  ['No SO2 at the crusher. Crushed bins 4-6 to T13', [{ op: 'crush', to: ['T13'] }]],
  ["hose wasn't tight, lost 3 gal T9", [{ op: 'loss', vessels: ['T9'] }]],
  ['fermaid k 25 g/hL T5 at 2/3 sugar', [{ material: 'Fermaid K', rate: { value: 250 } }]],
  ['rackd T1 > T13 (255g) and T2 > T14 (270g)', [{ to: ['T13'] }, { from: ['T2'], to: ['T14'] }]],
  [
    'B101 thru B110 SO2 corrected with 3 g each, meta',
    [{ material: 'KMBS', amount: { value: 3, per: 'each' } }],
  ],
  ['la barrica 107 se rellenó con 4 litros de la 110', [{ vessels: ['B107'], from: ['B110'] }]],
  ['T5 y T6 bajaron a 3 brix', [{ op: 'measurement', vessels: ['T5', 'T6'] }]],
  ['15 g de metabisulfito por barrica de la 101 a la 103', [{ vessels: ['B101', 'B102', 'B103'] }]],
  ['last load of vidal weighed 1780 lbs, dumped straight in press', [{ op: 'receive_fruit', to: [] }]],
])('nothing is asked about in “%s”', (text, records) => {
  const reading = readNow(text);
  expect(reading).toMatchObject({ disposition: 'accept', records });
  expect(reading.records).toHaveLength(records.length);
});

it.each(["don't forget to top barrels friday", 'thought about racking T1 but held off'])(
  'no details are asked of work that was not done: %s',
  (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'refuse', reason: 'future' });
  },
);

it('a sulfite does not say what else was added', () => {
  expect(readNow('sulfited T9, 20 g DAP').records).not.toMatchObject([{ material: 'DAP' }]);
});
