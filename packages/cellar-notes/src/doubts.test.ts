import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';
import type { Reading } from './schema/reading.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

/*
 * Texts in the style of cellar hands. The expected results follow the rules; about half were written before the first
 * run, the others after the reader had failed on them.
 */

describe('a message that contradicts its first reading', () => {
  it.each([
    ['forgot to PD T12 this morning', 'operation'],
    ['se me olvido ponchar el T3', 'operation'],
    ['T9 needs 40g KMBS', 'operation'],
    ['punched down everything but T3', 'vessel'],
    ['PD T12 x2 except bin 3', 'vessel'],
    ['KMBS 40g T9 not T10', 'vessel'],
    ['racked T9 to T13, 5 gal left behind', 'vessel'],
    ['T3 target 18 brix', 'measurement_kind'],
    ['T12 20 brix, should be dry by friday', 'measurement_kind'],
    ['T12 temp dropped 5 degrees', 'quantity'],
    ['T4 +2 brix with 25 lbs sugar', 'quantity'],
    ['T12 18B->14B', 'measurement_kind'],
    ['two 50 lb bags of sugar in T4', 'quantity'],
    ['35g KMBS T9, same to T10', 'quantity'],
    ['T7 60 g DAP, T8 igual', 'quantity'],
    ['added so2 to T9 to 30 ppm', 'quantity'],
    ['bottled T2 110 cs less 2 bottles', 'quantity'],
    ['almost racked T9 to T14', 'operation'],
    ['tried to rack T9 to T14, pump died', 'operation'],
    ["couldn't rack T9 to T14", 'operation'],
    ['started racking T9 to T14', 'operation'],
    ['rack T9 to T14 when you get a chance', 'operation'],
    ['not sure if I added 40 g kmbs to T9', 'operation'],
    ['if T3 is dry press it to T13', 'operation'],
    ['no pudimos trasegar el T9 al T14', 'operation'],
    ['40g kmbs T9 or T10', 'vessel'],
    ['T9 o T10 20 brix', 'vessel'],
    ['T3 under 5 brix', 'measurement_kind'],
    ['T3 menos de 2 brix', 'measurement_kind'],
    ['more than 40 g kmbs T9', 'quantity'],
    ['T3 wibble 20 brix', 'measurement_kind'],
    ['kmbs T9 wibble 40 g', 'quantity'],
    ['1 lb dap, 2 lb sugar per 1000 gal T5', 'quantity'],
    ['cold stab T1 to 30F started', 'measurement_kind'],
  ])('is asked about: %s', (text, about) => {
    expect(readNow(text)).toMatchObject({ disposition: 'ask', asks: [{ about }] });
  });

  it.each([
    'no PD today on T12',
    "didn't add KMBS to T9 yet",
    'if T12 hits 2 brix press it',
    'dos sacos de azucar de 50 libras al T4',
    'T5 went from 14.2 to 12.8 brix',
    'bled 10% off T12 to K1',
    'moved 3 barrels worth to T13',
    'no le puse DAP al T7',
    'T7 le falta 20 g de DAP',
    'T9 free SO2 went from 22 to 35',
    'T5 11.2 brix (was 13)',
    'T12 22.1 T3 20.4 T4 19.8',
    'T9 and T10 35 and 40 g KMBS',
    'T7: 22.1 22.0 21.9 B',
    'we had 280 gal in T9 and racked 250 to T13',
    'bottled 24-RI-01 100 cases, 3 short',
    'will rack T9 to T14 tomorrow 300 gal',
    'about to press T12',
  ])('is not accepted: %s', (text) => {
    expect(readNow(text).disposition).not.toBe('accept');
  });
});

describe('an ambiguous message', () => {
  it.each([
    ['T5 at 10, 58F', 'measurement_kind'],
    ['T5 at 10, pH 3.4', 'measurement_kind'],
    ['crushed bin 7 into T1, 2 gal short', 'quantity'],
    ['pressed T12 to T13 180 gal, 2 gal short', 'quantity'],
    ['trasegue T9 al T14 quedaron 10 gal', 'quantity'],
    ['T1 all to T13 cept 20 gal', 'vessel'],
    ['T9 SO2 add 25ppm w 10% KMBS 280 mL', 'quantity'],
    ['T9 empty now into T14', 'operation'],
    ['T9 quedo vacio', 'operation'],
    ['T9 to T14 300g meta', 'vessel'],
    ['T9>T10>T13', 'vessel'],
    ['T12 22 grados', 'measurement_kind'],
    ['T12 stuck at 4', 'measurement_kind'],
    ['filled T9 from T1', 'quantity'],
  ])('is asked about: %s', (text, about) => {
    expect(readNow(text)).toMatchObject({ disposition: 'ask', asks: [{ about }] });
  });

  it.each([
    'T5 at 10 am, 58F',
    'T5 a las 10, 58F',
    'T5 at 10, 22.4B 68F',
    'T12 94 grados',
    'T12 temp 22 grados',
  ])('is accepted if it is clear: %s', (text) => expect(readNow(text).disposition).toBe('accept'));
});

type Expected = Partial<Reading['records'][number]>[];
const liters = (value: number) => ({ value, unit: 'L' as const });
const grams = (value: number) => ({ value, unit: 'g' as const });

describe('a clear message', () => {
  it.each<[string, Expected]>([
    ['put 2 lbs of tartaric in T4', [{ op: 'addition', vessels: ['T4'], amount: grams(907.185) }]],
    ['T6 pumped over fifteen minutes twice', [{ op: 'cap_work', durationMin: 15, times: 2 }]],
    ['racked T10 to T13, lost 5 gal to lees', [{ op: 'transfer', from: ['T10'], to: ['T13'] }]],
    ['T5 T6 T7 all at 54F', [{ op: 'measurement', vessels: ['T5', 'T6', 'T7'] }]],
    ['Dumped 3 gal from T9 sample valve', [{ op: 'dump', vessels: ['T9'], volume: liters(11.356) }]],
    ['bottled 310 mags of T10', [{ op: 'bottle', bottles: { count: 310, sizeMl: 1500 } }]],
    ['trasegue T9 a T13, unos 280 galones', [{ op: 'transfer', volume: liters(1059.915) }]],
    ['treinta gramos de DAP en el T7', [{ op: 'addition', vessels: ['T7'], amount: grams(30) }]],
    ['bazuquie T12 tres veces', [{ op: 'cap_work', method: 'punch_down', times: 3 }]],
    ['inoc T1 ml w vp41 25g', [{ op: 'inoculate', organism: 'ml_bacteria', amount: grams(25) }]],
    [
      'PD T12 x2 T3 x3',
      [
        { vessels: ['T12'], times: 2 },
        { vessels: ['T3'], times: 3 },
      ],
    ],
    [
      'po T12 10m T3 15m',
      [
        { vessels: ['T12'], durationMin: 10 },
        { vessels: ['T3'], durationMin: 15 },
      ],
    ],
    ['pumped T14 to T9 390 gal, left 6 gal of lees', [{ op: 'transfer', volume: liters(1476.311) }]],
    ['anoche el T12 marcaba 1.5 brix', [{ op: 'measurement', vessels: ['T12'] }]],
    ['unloaded 2.4 tons pinot noir bins 1 2 3', [{ op: 'receive_fruit', to: ['BIN1', 'BIN2', 'BIN3'] }]],
    ['almost 3 gal lost from T9', [{ op: 'loss', volume: liters(11.356) }]],
    ['T9 sin lias 20 brix', [{ op: 'measurement', vessels: ['T9'] }]],
    ['put 55 gal from T4 in D4', [{ op: 'transfer', from: ['T4'], to: ['D4'], volume: liters(208.198) }]],
    [
      'T5 9.9 brix 56F set glycol to 54',
      [
        {
          measurements: [
            { kind: 'brix', value: 9.9, unit: '°Bx' },
            { kind: 'temperature', value: 13.33, unit: '°C' },
          ],
        },
        { op: 'note' },
      ],
    ],
    [
      'prensado T4 al T13 y T14, 150 gal yema al T13, 40 gal prensa al T14',
      [
        {
          parts: [
            { fraction: 'free_run', volume: liters(567.812), to: ['T13'] },
            { fraction: 'press', volume: liters(151.416), to: ['T14'] },
          ],
        },
      ],
    ],
    ['T7 primary done', [{ op: 'state', vessels: ['T7'], state: 'fermentation_finished' }]],
    ['ran out of DAP, T7 only got 60 g', [{ op: 'addition', vessels: ['T7'], amount: grams(60) }]],
    ['T5 11.2 brix, tmrw add DAP 100g', [{ op: 'measurement', vessels: ['T5'] }]],
    ['took 6 gallons out of K1 to top 24-CF-03', [{ op: 'top', from: ['K1'], lot: '24-CF-03' }]],
    ['T8: minus 1.1 brix', [{ measurements: [{ kind: 'brix', value: -1.1, unit: '°Bx' }] }]],
    ['T12 21 brix 3 punchdowns', [{ op: 'measurement' }, { op: 'cap_work', vessels: ['T12'], times: 3 }]],
    [
      '10/6 T7 10.4B, 10/7 T7 9.1B',
      [
        { at: { date: '2025-10-06', time: null, source: 'explicit' } },
        { at: { date: '2025-10-07', time: null, source: 'explicit' } },
      ],
    ],
  ])('is accepted: %s', (text, records) => {
    const reading = readNow(text);
    expect([reading.disposition, reading.records.length]).toEqual(['accept', records.length]);
    expect(reading.records).toMatchObject(records);
  });
});

it('wine left behind stays in the vessel of the move', () => {
  const { disposition, records } = readNow('racked T9 to T14 280 gal, 20 gal left behind');
  expect(disposition).toBe('ask');
  expect(records).toMatchObject([{ op: 'transfer' }, { op: 'measurement', vessels: ['T9'] }]);
});
