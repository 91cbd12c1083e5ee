import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;
const dawn = '2025-10-09T02:15:00-04:00';
const afternoon = '2025-10-08T16:00:00-04:00';
const lateEvening = '2025-10-08T23:40:00-04:00';
const atOf = (text: string, received: string) => {
  const { disposition, records } = read(text, received, [], context);
  expect(disposition).toBe('accept');
  return records.map(({ at }) => [at?.date, at?.partOfDay]);
};

describe('a word for the evening or night before', () => {
  it.each([
    ['T5 9.2 brix last evening', 'pm'],
    ['T5 9.2 brix last eve', 'pm'],
    ['T5 9.2 brix yesterday evening', 'pm'],
    ['T5 9.2 brix yest evening', 'pm'],
    ['T5 9.2 brix last night', 'night'],
    ['T5 9.2 brix anoche', 'night'],
    ['T5 9.2 brix ayer noche', 'night'],
    ['T5 9.2 brix la noche pasada', 'night'],
    ['T5 9.2 brix ayer en la tarde', 'pm'],
    ['T5 9.2 brix ayer tarde', 'pm'],
  ])('names the day before reception, early and late: %s', (text, part) => {
    expect(atOf(text, dawn)).toEqual([['2025-10-08', part]]);
    expect(atOf(text, lateEvening)).toEqual([['2025-10-07', part]]);
  });

  it.each(['T5 9.2 brix night before last', 'T5 9.2 brix antenoche', 'T5 9.2 brix antes de anoche'])(
    'may name the day before that: %s',
    (text) => {
      expect(atOf(text, afternoon)).toEqual([['2025-10-06', 'night']]);
    },
  );
});

describe('a part of a day', () => {
  it.each([
    ['T5 9.2 brix in the evening yesterday', '2025-10-07', 'pm'],
    ['T5 9.2 brix afternoon of the 7th', '2025-10-07', 'pm'],
    ['T5 9.2 brix evening of 10/6', '2025-10-06', 'pm'],
    ['T5 9.2 brix en la tarde del viernes', '2025-10-03', undefined],
    ['T5 9.2 brix en la tarde de ayer', '2025-10-07', 'pm'],
    ['T5 9.2 brix el viernes por la noche', '2025-10-03', 'night'],
    ['T5 9.2 brix antier en la tarde', '2025-10-06', 'pm'],
    ['T5 9.2 brix monday eve', '2025-10-06', 'pm'],
    ['T5 9.2 brix this am', '2025-10-08', 'am'],
    ['T5 9.2 brix morning rounds', '2025-10-08', 'am'],
    ['T5 9.2 brix temprano', '2025-10-08', 'am'],
  ])('belongs to the day named beside it, else to that of reception: %s', (text, date, part) => {
    expect(atOf(text, afternoon)).toEqual([[date, part]]);
  });

  it('belongs to the day that the message begins with', () => {
    expect(atOf('10/6: am punched T3, pm punched T4', afternoon).map(([date]) => date)).toEqual([
      '2025-10-06',
      '2025-10-06',
    ]);
    expect(atOf('punched down T3 am and pm yesterday', afternoon)).toEqual([['2025-10-07', 'pm']]);
  });

  it('does not change the day of “this morning”', () => {
    expect(atOf('T3 12 brix yesterday, 9 brix this am', afternoon)).toEqual([
      ['2025-10-07', undefined],
      ['2025-10-08', 'am'],
    ]);
  });

  it.each([
    ['punched T3 this evening', dawn],
    ['T5 9.2 brix tonight', dawn],
    ['T5 9.2 brix esta noche', dawn],
    ['bazuqueo T3 por la noche', afternoon],
  ])('of today or the day before is asked about: %s', (text, received) => {
    expect(read(text, received, [], context)).toMatchObject({
      disposition: 'ask',
      asks: [{ about: 'date' }],
    });
  });

  it.each(['will punch T3 tonight', 'esta noche prensar el T3'])('still to come is a plan: %s', (text) => {
    expect(read(text, afternoon, [], context)).toMatchObject({ disposition: 'refuse', reason: 'future' });
  });
});

it.each(['T5 9.2 brix the other day', 'racked T9 to T14 280 gal the other night', 'T5 9.2 brix el otro dia'])(
  'an unnamed day is asked about: %s',
  (text) => {
    expect(read(text, afternoon, [], context)).toMatchObject({
      disposition: 'ask',
      asks: [{ about: 'date' }],
    });
  },
);
