import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

describe('a quantity for each of several vessels', () => {
  it.each([
    ['oak cubes 3 oz/barrel 101-106', { amount: { value: 85.049, unit: 'g', per: 'each' } }],
    ['topped 1 L/barrel 101-105 from K1', { volume: { value: 1, unit: 'L', per: 'each' } }],
    ['pulled 1 gal samples from T9 T10 T11', { volume: { value: 3.785, unit: 'L', per: 'each' } }],
    ['pulled 2 gal of sample from T9 and T10', { volume: { value: 7.571, unit: 'L' } }],
  ])('is not taken as a total: %s', (text, record) => {
    expect(readNow(text)).toMatchObject({ disposition: 'accept', records: [record] });
  });
});

it.each(['KMBS 30 g to T7. T8', 'PD T12 x2. T3', 'T9 pH 3.5\nT10'])(
  'a vessel that stands alone is asked about: %s',
  (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'ask', asks: [{ about: 'vessel', why: 'alone' }] });
  },
);

describe('barrels from one number to another', () => {
  const filled = { op: 'transfer', from: ['T1'], to: ['B101', 'B102', 'B103'] };
  it.each([
    'filled B101 to B103 from T1, 58 gal each',
    'llené B101 a B103 desde el T1, 220 litros cada una',
    'llenamos B101 a la B103 con vino del T1',
    'barreled down T1 to B101 to B103',
  ])('are filled: %s', (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'accept', records: [filled] });
  });

  it('are moved one into the other, or asked about', () => {
    const [moved] = readNow('moved B101 to B103').records;
    expect(moved).toMatchObject({ from: ['B101'], to: ['B103'] });
    expect(readNow('llené de B101 a B103 con T1').disposition).toBe('ask');
    expect(readNow('filled B101 to B103').disposition).toBe('ask');
  });
});

describe('counts and lees beside other vessels', () => {
  it.each<[string, object[]]>([
    [
      'punched T12 twice and T3 once',
      [
        { vessels: ['T12'], times: 2 },
        { vessels: ['T3'], times: 1 },
      ],
    ],
    [
      '2 punchdowns on T12 and 1 on T3',
      [
        { vessels: ['T12'], times: 2 },
        { vessels: ['T3'], times: 1 },
      ],
    ],
    ['Se le dieron 2 bazuqueos al T12 y uno al T3', [{ times: 2 }, { vessels: ['T3'], times: 1 }]],
    ['punched T12 and T3 twice', [{ vessels: ['T12', 'T3'], times: 2 }]],
    [
      'T9 > T14 300 gal. Tossed 6 gal of lees',
      [{ volume: { value: 1135.624 }, loss: { volume: { value: 22.712 } } }],
    ],
    [
      'racked T9 to T14. Dumped 4 gal from D1',
      [{ op: 'transfer' }, { op: 'dump', vessels: ['D1'], volume: { value: 15.142 } }],
    ],
    ['racked it, T9 to T14, 300 gal', [{ from: ['T9'], to: ['T14'], volume: { value: 1135.624 } }]],
  ])('keep to their own work in “%s”', (text, records) => {
    const reading = readNow(text);
    expect(reading).toMatchObject({ disposition: 'accept', records });
    expect(reading.records).toHaveLength(records.length);
  });

  it('leave the weight beside a material as its dose', () => {
    expect(readNow('300 g, with 375 g goferm T4')).toMatchObject({
      disposition: 'ask',
      records: [{ material: 'Go-Ferm', amount: { value: 375, unit: 'g' } }],
    });
  });
});

describe('wine that stays in the source of a move', () => {
  const volume = { value: 1059.915, unit: 'L' };
  it.each([
    ['racked T9 to T14 280 gal leaving 5 gal', { volume }],
    ['racked T9 to T14 280 gal, leaving 5 gal behind', { volume }],
    ['trasegue T9 al T14 280 galones dejando 5 galones', { volume }],
    ['racked T9 to T14 leaving 5 gal', { op: 'transfer' }],
  ])('is asked about, and is no loss: %s', (text, record) => {
    const { disposition, records } = readNow(text);
    expect([disposition, records[0]?.loss]).toEqual(['ask', undefined]);
    expect(records[0]).toMatchObject(record);
  });

  it('may be lees that nobody measured', () => {
    const { records } = readNow('racked T9 to T14 280 gal leaving lees behind');
    expect(records[0]).toMatchObject({ volume });
    expect(records[0]).not.toHaveProperty('loss');
  });
});

describe('gas', () => {
  it.each(['topped T9 w/ argon', 'topped T9 with CO2'])('tops no wine: %s', (text) => {
    const { disposition, records } = readNow(text);
    expect([disposition, records[0]?.op]).toEqual(['accept', 'note']);
  });
});

describe('two statements about two vessels', () => {
  it.each([
    'T1 sold 60 gal in bulk to a neighbor, T2 pH 3.22',
    'T1 wobbled a bit and T2 pH 3.22',
    'T2 pH 3.22, T1 wobbled a bit',
  ])('share no reading: %s', (text) => {
    const { records } = readNow(text);
    expect(records.filter(({ measurements = [] }) => measurements.length > 0)).toMatchObject([
      { op: 'measurement', vessels: ['T2'], measurements: [{ kind: 'ph', value: 3.22 }] },
    ]);
  });
});

it('wine that was taken from one vessel and put into another is one move', () => {
  expect(readNow('saque 50 galones del T9 y los pase al T10').records).toMatchObject([
    { op: 'transfer', from: ['T9'], to: ['T10'], volume: { value: 189.271, unit: 'L' } },
  ]);
});
