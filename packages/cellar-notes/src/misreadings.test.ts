import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';
import type { CellarRecord } from './schema/reading.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

/** Messages that were once stored wrong or asked about needlessly. */
describe('messages that are easily misread', () => {
  it.each([
    ['T9 pH/TA 3.55/6.1', { ph: 3.55, ta: 6.1 }],
    ['T11 free/total so2 22/85', { free_so2: 22, total_so2: 85 }],
    ['so2 libre/total 24/80 T9', { free_so2: 24, total_so2: 80 }],
    ['T5 temp/brix 58/10.1', { temperature: 14.44, brix: 10.1 }],
  ])('reads the pair in %s by its names', (text, expected) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    const readings = records.flatMap(({ measurements = [] }) => measurements);
    expect(Object.fromEntries(readings.map(({ kind, value }) => [kind, value]))).toEqual(expected);
  });

  it('asks about a pair with one ambiguous name', () => {
    expect(readNow('T11 pH 3.5/6.1')).toMatchObject({
      disposition: 'ask',
      asks: [{ about: 'measurement_kind' }],
    });
  });

  it('does not date finished work by a plan', () => {
    const { records } = readNow('PD T12 x2, will press friday');
    expect(records).toMatchObject([{ op: 'cap_work', times: 2, at: { date: '2025-10-08', time: null } }]);
  });

  it.each(['el viernes que viene embotellamos el T1', 'bottle T1 this coming friday'])(
    'takes “%s” for a plan',
    (text) => {
      expect(readNow(text)).toMatchObject({ disposition: 'refuse', reason: 'future' });
    },
  );

  it.each(['a las 7 bazuqueo T3', 'at 7 PD T3'])('reads “%s” as an hour, not a count', (text) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([{ vessels: ['T3'], at: { time: '07:00' } }]);
    expect(records[0]).not.toHaveProperty('times');
  });

  it('asks about “T12 at 7 PD”', () => {
    expect(readNow('T12 at 7 PD').disposition).toBe('ask');
  });

  it.each([
    ['kilo y medio de azucar al T7', { value: 1500, unit: 'g' }],
    ['a pound and a half of DAP in T3', { value: 680.389, unit: 'g' }],
    ['galon y medio de agua al T3', { value: 5.678, unit: 'L' }],
  ])('reads the amount in “%s”', (text, amount) => {
    expect(readNow(text)).toMatchObject({ disposition: 'accept', records: [{ amount }] });
  });

  it('does not read a dose per gallon as a total', () => {
    expect(readNow('5 g a gallon of kmbs in T9').disposition).toBe('ask');
  });

  it('applies a blend’s first unit to the bare numbers after it', () => {
    const { disposition, records } = readNow('blend 90 gal T9, 45 T10 and 15 T11 into T13');
    expect(disposition).toBe('accept');
    expect(records[0]?.parts?.map(({ volume }) => volume?.value)).toEqual([340.687, 170.344, 56.781]);
  });

  it('applies no unit to a number without a wine beside it', () => {
    const text = 'blend: 120 gal T9 + 60 xyzzy 7777 xyzzy gal T10 -> T14';
    expect(readNow(text).disposition).not.toBe('accept');
  });

  it('splits evenly between two, and asks about three', () => {
    const parts = [{ percent: 50 }, { percent: 50 }];
    expect(readNow('split T1 evenly to T13 and T14')).toMatchObject({
      disposition: 'accept',
      records: [{ parts }],
    });
    expect(readNow('split T1 evenly between T13, T14 and D1').disposition).toBe('ask');
  });

  it('stores a remark about the only lot of a name', () => {
    expect(readNow('the 24 franc tastes closed, needs time')).toMatchObject({
      disposition: 'accept',
      records: [{ op: 'note', lot: '24-CF-03' }],
    });
  });
});

describe('a kind named once for several vessels', () => {
  it.each([
    ['temp T5 57, T6 58.5 and T9 60', 'temperature', [13.89, 14.72, 15.56]],
    ['Brix on T5 18.2, T6 4.1', 'brix', [18.2, 4.1]],
    ['pH T9 3.41, T10 3.52', 'ph', [3.41, 3.52]],
  ])('reads the kind in “%s” for each vessel', (text, kind, values) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records.map(({ measurements }) => measurements)).toMatchObject(
      values.map((value) => [{ kind, value }]),
    );
  });

  it.each([
    [
      'T5 brix 18.2 temp 58, T6 16.4 56',
      ['T5 brix 18.2', 'T5 temperature 14.44', 'T6 brix 16.4', 'T6 temperature 13.33'],
    ],
    [
      'T9 - fSO2 18, pH 3.71. T10 - fSO2 22, pH 3.55',
      ['T9 free_so2 18', 'T9 ph 3.71', 'T10 free_so2 22', 'T10 ph 3.55'],
    ],
    ['cold soak day 3, T14 50F', ['T14 temperature 10']],
    ['T8 stuck at 4 brix for 3 days', ['T8 brix 4']],
    ['T9 pH 3.5, T10 3.6', ['T9 ph 3.5', 'T10 ph 3.6']],
    ['dipped T9: 100 gal, T10: 200', ['T9 volume 378.541', 'T10 volume 757.082']],
    ['T9 tiene 100 gal y T10 200', ['T9 volume 378.541', 'T10 volume 757.082']],
    ['T10 - 11 brix', ['T10 brix 11']],
    ['T4 88F turned on cooling', ['T4 temperature 31.11']],
  ])('reads each number of “%s” for the vessel before it', (text, expected) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    const readings = records.flatMap(({ vessels, measurements = [] }) =>
      measurements.map(({ kind, value }) => `${vessels?.join('+')} ${kind} ${value}`),
    );
    expect(readings).toEqual(expected);
  });

  it.each([
    // A pH of 12, another scale, another sentence, and two numbers at once.
    'pH T5 3.4, T6 12',
    'temp T5 57, T6 9.4',
    'pH T9 3.41. T10 3.52',
    'brix T5 18.2, T6 20 22',
    'T5 pH 3.5 brix 20, T6 21 3.4',
    'T3 22B 68F, T4 21',
    'T9 310 gal, T10 60',
  ])('asks about the second number in “%s”', (text) => {
    expect(readNow(text)).toMatchObject({
      disposition: 'ask',
      asks: [{ about: 'measurement_kind', record: 1 }],
    });
  });

  it.each(['el T3 trae 15.2 brix y 25 grados, el T4 13.9', 'T3 pH 3.5, TA 6.1, T4'])(
    'gets no reading from “%s”',
    (text) => {
      const ofT4 = readNow(text).records.filter(({ vessels }) => vessels?.includes('T4'));
      expect(ofT4.flatMap(({ measurements = [] }) => measurements)).toEqual([]);
    },
  );
});

describe('messages with names or vessels apart from their numbers', () => {
  it.each(['T10 f/t 26/88', 'T2 a/b 24/80', 'T9 q/z 12/58'])(
    'does not take “%s” for sugar and heat: it names something else',
    (text) => {
      expect(readNow(text).disposition).toBe('ask');
    },
  );

  it.each([
    'chambo block 3 picked, 3/4 ton, 22.8 brix, pH 3.31, bin 7',
    'vidal in, 1200 lb, 21 brix, TA 8.1, pH 3.2, bins 7 8',
  ])('moves fruit to the bin named after its readings: %s', (text) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    const [fruit, reading] = records;
    expect(fruit?.op).toBe('receive_fruit');
    expect(fruit?.to?.[0]).toBe('BIN7');
    expect(reading?.vessels).toEqual(fruit?.to);
  });
});

describe('amounts and lists in the ways they are written', () => {
  it.each([
    ['KMBS 40g T9, 30 T10', { value: 30, unit: 'g' }],
    ['Added 90g of k-meta to T9 and 60 to T10', { value: 60, unit: 'g' }],
    ['le agregue 35 ppm de so2 al T9 y 30 al T10', { value: 30, unit: 'mg/L' }],
  ])('gives the second number of “%s” the unit of the first', (text, dose) => {
    const { disposition, records } = readNow(text);
    const [, { amount, rate } = {}] = records;
    expect([disposition, amount ?? rate]).toEqual(['accept', expect.objectContaining(dose)]);
  });

  it('asks about a bare number of another size than the dose before it', () => {
    expect(readNow('DAP 300 g T5, T6 12')).toMatchObject({ disposition: 'ask', asks: [{ about: 'unit' }] });
  });

  it.each<[string, Partial<CellarRecord>]>([
    ['2 lb of DAP per 1000 gal to T5', { material: 'DAP', rate: { value: 239.653, unit: 'mg/L' } }],
    ['added 50 g tartaric/hl to T9', { material: 'tartaric acid', rate: { value: 500, unit: 'mg/L' } }],
    ['2 libras de DAP por cada 1000 galones al T5', { rate: { value: 239.653, unit: 'mg/L' } }],
    ['T3 PD am and pm', { op: 'cap_work', vessels: ['T3'], times: 2 }],
    ['pumped over T3 once', { op: 'cap_work', vessels: ['T3'], times: 1 }],
    ['pulled samples T9 T10 for lab', { op: 'note', vessels: ['T9', 'T10'] }],
    ['30 g KMBS por hl al T9', { material: 'KMBS', rate: { value: 300, unit: 'mg/L' } }],
    ['inocule el T14 con D254 a 25 g/hL', { op: 'inoculate', rate: { value: 250, unit: 'mg/L' } }],
    ['topped 121,122,123 from K1 2 gal', { op: 'top', vessels: ['B121', 'B122', 'B123'], from: ['K1'] }],
    ['tops: 121 122 123 - 1 gal each out of K2', { op: 'top', vessels: ['B121', 'B122', 'B123'] }],
    [
      'so2 add 101-103, 8 g kmbs per barrel',
      { material: 'KMBS', amount: { value: 8, unit: 'g', per: 'each' } },
    ],
    [
      '4800 # vidal block 5 into bins 9, 10',
      { op: 'receive_fruit', weight: { value: 2177.243, unit: 'kg' } },
    ],
    [
      'crossflow T2 -> T14 lost 5 gal',
      { op: 'filter', to: ['T14'], loss: { reason: 'filter', volume: { value: 18.927, unit: 'L' } } },
    ],
    ['20 min splash pumpover T5', { op: 'cap_work', vessels: ['T5'], durationMin: 20 }],
  ])('reads “%s” without a question', (text, record) => {
    const { disposition, records } = readNow(text);
    expect([disposition, records.length]).toEqual(['accept', 1]);
    expect(records[0]).toMatchObject(record);
  });
});

describe('messages with an extra word', () => {
  it.each(['racked T9 to T3 100 gal lees 2 gal', 'racked T9 to T3 2 gal lees 100 gal'])(
    'takes the smaller volume of “%s” for the loss',
    (text) => {
      expect(readNow(text)).toMatchObject({
        disposition: 'accept',
        records: [{ volume: { value: 378.541 }, loss: { volume: { value: 7.571 }, reason: 'lees' } }],
      });
    },
  );

  it('begins another subject when a vessel is repeated', () => {
    expect(readNow('bazuqueo T12 y T3, T12 trae 9 brix')).toMatchObject({
      disposition: 'accept',
      records: [{ vessels: ['T12', 'T3'] }, { op: 'measurement', vessels: ['T12'] }],
    });
  });

  it.each(['spilled 4 gal from T3 during pumpover', 'perdimos 4 gal del T3 durante el remontaje'])(
    'takes the work of “%s” for when it was',
    (text) => {
      const { disposition, records } = readNow(text);
      expect([disposition, records.map(({ op }) => op)]).toEqual(['accept', ['loss']]);
    },
  );

  it.each<[string, Partial<CellarRecord>]>([
    ['threw 2 lbs dap in tank twelve', { vessels: ['T12'], amount: { value: 907.185, unit: 'g' } }],
    ['40 ppm so2 to the 24 vidal', { lot: '24-VB-02', rate: { value: 40, unit: 'mg/L', basis: 'SO2' } }],
    ['T1 > T13 all of it, 3 gal lees left', { from: ['T1'], to: ['T13'] }],
    ['crushed 1.4 tons block 9 to T5', { variety: 'Chardonnay', to: ['T5'] }],
    ['crushed bins 4 5 6 to T3 w 20% whole cluster', { wholeClusterPercent: 20 }],
    ['bazuqueo en el bin 1 2 y 3', { vessels: ['BIN1', 'BIN2', 'BIN3'] }],
    ['bottled 40 cases magnums from T11, 6 per case', { bottles: { count: 240, sizeMl: 1500 } }],
    ['80/20 T9 and T10 into T14, 450 gal', { op: 'blend', to: ['T14'] }],
    ['T14 = 60% T9 40% T11, 450 gal', { op: 'blend', to: ['T14'] }],
    ['KMBS 12g each bbl 114 115 116', { vessels: ['B114', 'B115', 'B116'] }],
    ['crushed bin 4 5 to T1 180 gal', { from: ['BIN4', 'BIN5'], to: ['T1'] }],
    ['3500 lbs traminette from block ten, bins 14 and 15', { op: 'receive_fruit', block: '10' }],
    ['le dimos tres remontajes al T3', { op: 'cap_work', times: 3 }],
    ['B103 head leaking, lost maybe five gallons', { op: 'loss', vessels: ['B103'] }],
    ['B122 has a film on top', { op: 'note', vessels: ['B122'] }],
    ['mezcle 100 galones del T9 con 50 del T10 en el T13', { op: 'blend', to: ['T13'] }],
  ])('reads “%s” without a question', (text, record) => {
    const { disposition, records } = readNow(text);
    expect([disposition, records.length]).toEqual(['accept', 1]);
    expect(records[0]).toMatchObject(record);
  });

  it.each([
    ['T10 got 120 g', 'addition', ['material']],
    ['hit T9 with 25 ppm', 'addition', ['material']],
    ['topped 6 bbls, 2 gal from k3', 'top', ['vessel']],
    ['topped 61,62,63 from K1 2 gal', 'top', ['vessel']],
    ['pumpover on 12, 15 min', 'cap_work', ['vessel']],
    ['1.2 tons grapes into bin 7', 'receive_fruit', ['variety']],
    ['blended 75% T9 and 25% T10 into T13', 'blend', ['quantity']],
  ])('asks only for the missing part of “%s”', (text, op, about) => {
    const { records, asks } = readNow(text);
    expect(records.map((record) => record.op)).toEqual([op]);
    expect(asks.map((ask) => ask.about)).toEqual(about);
  });

  it('makes one record per bin of fruit', () => {
    const { disposition, records } = readNow('merlot bin 11 2150# bin 12 2090#');
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([
      { op: 'receive_fruit', variety: 'Merlot', to: ['BIN11'], weight: { value: 975.224 } },
      { op: 'receive_fruit', variety: 'Merlot', to: ['BIN12'], weight: { value: 948.008 } },
    ]);
  });

  it('continues a plan after “and”, except for verbs in the past', () => {
    expect(readNow('tomorrow rack T10 to T13 and add 30 ppm').reason).toBe('future');
    expect(readNow('tomorrow rack T10 to T13 and punched T3').records).toMatchObject([{ op: 'cap_work' }]);
  });
});
