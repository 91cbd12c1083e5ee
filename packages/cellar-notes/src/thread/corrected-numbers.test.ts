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
