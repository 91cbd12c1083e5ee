import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;
const received = '2025-10-08T16:00:00-04:00';

function correct(text: string, reply: string) {
  const { records } = read(text, received, [], context);
  return read(reply, received, [{ from: 'sender', text, records }], context).follows;
}

describe('a bare number after a message', () => {
  // 1 gal = 3.785411784 L, 1 lb = 453.59237 g, a short ton = 907.18474 kg.
  it.each([
    ['KMBS 40g T9', 'sorry 44', { amount: { value: 44, unit: 'g' } }],
    ['2 lb of DAP to T5', 'sorry 3', { amount: { value: 1360.777, unit: 'g' } }],
    ['acidified T4 w 2.2 kg tartaric', 'no 2.4', { amount: { value: 2400, unit: 'g' } }],
    ['moved 59gal T11 -> B131', 'sorry 57', { volume: { value: 215.768, unit: 'L' } }],
    ['225 litros del T13 a la barrica 132', 'perdon 220', { volume: { value: 220, unit: 'L' } }],
    ['9 hl T1 -> T14', 'sorry 8', { volume: { value: 800, unit: 'L' } }],
    ['30ppm so2 to T10', 'sorry 35', { rate: { value: 35, unit: 'mg/L' } }],
    ['2,140 lbs vidal blk 5 in bins 4 5 6', 'sorry 2,410', { weight: { value: 1093.158, unit: 'kg' } }],
    ['Rcvd 3.1 tons Riesling from Kowalski', 'sorry 3.2', { weight: { value: 2902.991, unit: 'kg' } }],
    // 26 lugs of 36 lb are 936 lb, and 19 of 40 are 760.
    ['26 lugs of seyval at 34 lb each to bin 4', 'sorry 36 lb', { weight: { value: 424.562, unit: 'kg' } }],
    ['26 lugs of seyval at 34 lb each to bin 4', 'no 900 lb', { weight: { value: 408.233, unit: 'kg' } }],
    ['19 lugs riesling 38 lb each, bin 5', 'no, 40 lb each', { weight: { value: 344.73, unit: 'kg' } }],
    ['P/O T4 15 min', 'sorry 20', { durationMin: 20 }],
    ['bottled T2 98 cases 750s', 'sorry 96', { bottles: { count: 1152, sizeMl: 750 } }],
    ['bottled 24-RI-01: 1,212 btl 750ml', 'no 1,221', { bottles: { count: 1221, sizeMl: 750 } }],
    ['bottled 40 cs x 6 1.5L from T9', 'sorry 42', { bottles: { count: 252, sizeMl: 1500 } }],
    ['racked T10 to T13 185 gal, 3 gal lees', 'sorry 158', { volume: { value: 598.095, unit: 'L' } }],
    [
      'racked T10 to T13 185 gal, 3 gal lees',
      'sorry 4',
      { loss: { volume: { value: 15.142, unit: 'L' }, reason: 'lees' } },
    ],
  ])('changes the nearest number of “%s”, in its unit: “%s”', (text, reply, set) => {
    const { action, set: changed } = correct(text, reply) ?? {};
    expect(action).toBe('amend');
    expect(changed).toMatchObject(set);
    expect(Object.keys(changed ?? {})).toEqual(Object.keys(set));
  });
});

describe('a number after readings', () => {
  // 70 F = 21.11 C, 68 F = 20 C, 66 F = 18.89 C.
  it.each([
    [
      'T12 22.4B 68F',
      'sorry 21.4',
      [
        { kind: 'brix', value: 21.4 },
        { kind: 'temperature', value: 20 },
      ],
    ],
    [
      'T12 22.4B 68F',
      'sorry 66',
      [
        { kind: 'brix', value: 22.4 },
        { kind: 'temperature', value: 18.89 },
      ],
    ],
    [
      'T12 22.4B 68F',
      'sorry 70F',
      [
        { kind: 'brix', value: 22.4 },
        { kind: 'temperature', value: 21.11 },
      ],
    ],
    [
      'densidad 1050 tanque 12, 26 grados',
      'perdon 24',
      [
        { kind: 'sg', value: 1.05 },
        { kind: 'temperature', value: 24 },
      ],
    ],
    [
      'T9 pH3.42 TA 6.8 fSO2 28',
      'sorry TA 8.6',
      [
        { kind: 'ph', value: 3.42 },
        { kind: 'ta', value: 8.6 },
        { kind: 'free_so2', value: 28 },
      ],
    ],
    // 245 gal = 927.426 L, 62 hL = 6200 L.
    ['T5 holds 240 gal', 'sorry 245', [{ kind: 'volume', value: 927.426 }]],
    ['T5 holds 240 gal', 'T5 was 245', [{ kind: 'volume', value: 927.426 }]],
    ['el T5 tiene 21 hl', 'perdon 20', [{ kind: 'volume', value: 2000 }]],
    ['T9 TA .64', 'sorry .67', [{ kind: 'ta', value: 6.7 }]],
    ['T9 TA 6.4', 'sorry 6.7', [{ kind: 'ta', value: 6.7 }]],
    ['T9 RS 0.3%', 'oops 0.2', [{ kind: 'rs', value: 2 }]],
    ['densidad 1042 tanque 3', 'perdon 1040', [{ kind: 'sg', value: 1.04 }]],
  ])('changes one reading of “%s”: “%s”', (text, reply, measurements) => {
    expect(correct(text, reply)).toMatchObject({ action: 'amend', set: { measurements } });
  });
});

describe('a corrected reading', () => {
  it('goes to the record that has its kind', () => {
    const text = 'T12 18.2B 74F PD x2, T3 pH 3.5';
    const { records } = read(text, received, [], context);
    const brix = records.findIndex(({ measurements = [] }) =>
      measurements.some(({ kind }) => kind === 'brix'),
    );
    expect(records[brix]?.vessels).toEqual(['T12']);
    expect(correct(text, 'sorry brix 17.2')).toMatchObject({
      record: brix,
      set: { measurements: [{ kind: 'brix', value: 17.2 }, { kind: 'temperature' }] },
    });
  });
});

describe('a corrected value of one of two vessels', () => {
  // 415 gal = 1570.946 L, 62 F = 16.67 C.
  it.each([
    ['T5 405 gal, T7 440 gal', 'T5 was 415 gal', 'volume', 1570.946],
    ['T5 405 gal, T7 440 gal', 'T5 was 415', 'volume', 1570.946],
    ['T5 405 gal, T7 440 gal', 'sorry T5 415 gal', 'volume', 1570.946],
    ['T3 19 brix, T12 17 brix', 'T3 was 18 brix', 'brix', 18],
    ['T3 66F, T12 70F', 'perdon T3 62F', 'temperature', 16.67],
  ])('changes the record of its vessel: “%s”, “%s”', (text, reply, kind, value) => {
    expect(correct(text, reply)).toEqual({
      ...{ thread: 0, record: 0, action: 'amend' },
      set: { measurements: [expect.objectContaining({ kind, value })] },
    });
  });
});

describe('a corrected part of a blend', () => {
  const text = 'blend 90 gal T9 and 50 gal T10 into T14';
  // 50 gal = 189.271 L, 30 gal = 113.562 L, 90 gal = 340.687 L, 70 gal = 264.979 L.
  it.each([
    [text, 'T10 was 30 gal not 50', [340.687, 113.562]],
    [text, 'T10 was 30 not 50', [340.687, 113.562]],
    [text, 'T9 was only 70 gal', [264.979, 189.271]],
    [text, 'it was 70 gal T9 and 30 gal T10', [264.979, 113.562]],
    [text, 'no, it was 70 gal T9 and 30 gal T10', [264.979, 113.562]],
    ['mezcle 90 galones del T9 y 50 del T10 en el T14', 'fueron 30 galones del T10', [340.687, 113.562]],
    ['mezcle 90 galones del T9 y 50 del T10 en el T14', 'eran 70 del T9 y 30 del T10', [264.979, 113.562]],
  ])('has the new volume, and no level changes: “%s”, “%s”', (blend, reply, volumes) => {
    const { action, set } = correct(blend, reply) ?? {};
    expect([action, Object.keys(set ?? {})]).toEqual(['amend', ['parts']]);
    expect(set?.parts?.map(({ volume }) => volume?.value)).toEqual(volumes);
  });

  it.each(['T10 was 300 gal', 'T10 was 30 gal not 60'])(
    'is not what another number denies: “%s”',
    (reply) => {
      expect(correct(text, reply)).toBeUndefined();
    },
  );
});

describe('a value before a word of correction', () => {
  it.each([
    ['kmbs 9 g per bbl 101-104', '6 per barrel i mean', { amount: { value: 6, unit: 'g', per: 'each' } }],
    ['kmbs 9 g per bbl 101-104', '6 per barrel sorry', { amount: { value: 6, unit: 'g', per: 'each' } }],
    [
      'meta 9 g por barrica 101-104',
      '6 por barrica perdon',
      { amount: { value: 6, unit: 'g', per: 'each' } },
    ],
    ['filtered T10 to T13 .45 micron 368 gal', '.8 i meant', { micron: 0.8 }],
  ])('changes the message before: “%s”, “%s”', (text, reply, set) => {
    expect(correct(text, reply)).toMatchObject({ action: 'amend', set });
  });

  it('is no correction with another vessel', () => {
    expect(
      read('T5 14 brix sorry', received, [{ from: 'sender', text: 'PD T12', records: [] }], context),
    ).toMatchObject({
      records: [{ vessels: ['T5'] }],
    });
  });
});

describe('a loss that is corrected after a move', () => {
  it.each([
    ['racked T9 to T10 150 gal, lost 4 gal', 'lost 6 gal not 4', 22.712],
    ['racked T9 to T10 150 gal, lost 4 gal', '6 gal lost, not 4 gal', 22.712],
    ['racked T9 to T10 150 gal, lost 4 gal', 'sorry, lost 5 gal', 18.927],
    ['trasegue T9 a T10 150 galones, perdi 4 galones', 'perdon, perdimos 6 galones', 22.712],
  ])('leaves the volume that was moved: “%s”, “%s”', (move, reply, value) => {
    const { action, set } = correct(move, reply) ?? {};
    expect([action, Object.keys(set ?? {})]).toEqual(['amend', ['loss']]);
    expect(set?.loss?.volume).toEqual({ value, unit: 'L' });
  });
});

describe('a level that is corrected with its unit', () => {
  it.each([
    ['T9 has 180 gal in it', 'sorry, 185 gal', 700.301],
    ['el T9 tiene 1180 litros', 'perdon, 1190 litros', 1190],
  ])('replaces the reading: “%s”, “%s”', (level, reply, value) => {
    expect(correct(level, reply)).toMatchObject({
      action: 'amend',
      set: { measurements: [{ kind: 'volume', value, unit: 'L' }] },
    });
  });
});
