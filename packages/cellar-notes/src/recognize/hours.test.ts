import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;

describe('an hour', () => {
  it.each([
    ['PD T12 at 7 a.m.', '07:00'],
    ['PD T12 at 7 p.m. yesterday', '19:00'],
    ['PD T12 at 7:30 am', '07:30'],
    ['PD T12 7a', '07:00'],
    ['PD T12 at noon', '12:00'],
    ['0600 PD T12', '06:00'],
    ['bazuqueo T12 a las 7 de la mañana', '07:00'],
  ])('is read from “%s”, with no count', (text, time) => {
    const { disposition, records } = read(text, '2025-10-08T22:00:00-04:00', [], context);
    expect([disposition, records.length]).toEqual(['accept', 1]);
    expect(records).toMatchObject([{ op: 'cap_work', vessels: ['T12'], at: { time } }]);
    expect(records[0]).not.toHaveProperty('times');
  });
});

describe('several hours', () => {
  it.each([
    ['T3: punchdown 7am and 3pm. 12.1 brix', 2],
    ['pumped over T5 at 6 am, 11 am and 5 pm', 3],
    ['2 punch downs on T12, 8am and 4pm', 2],
    ['T12 twice punched down, 8am & 4pm', 2],
    ['remontaje T5 a las 8 y a las 16', 2],
  ])('count the work of “%s”', (text, times) => {
    const { disposition, records } = read(text, '2025-10-08T22:00:00-04:00', [], context);
    expect(disposition).toBe('accept');
    expect(records.filter(({ op }) => op === 'cap_work')).toMatchObject([
      { times, at: { date: '2025-10-08', time: null } },
    ]);
  });

  it('leave the reading beside them', () => {
    const { records } = read(
      'T3: punchdown 7am and 3pm. 12.1 brix',
      '2025-10-08T22:00:00-04:00',
      [],
      context,
    );
    expect(records.at(-1)).toMatchObject({
      op: 'measurement',
      at: { time: null },
      measurements: [{ kind: 'brix', value: 12.1 }],
    });
  });

  it.each(['punched T3 3x, 7am and 2pm', 'pumpover T5 8am and 11pm', 'punched T3 at 8, T4 at 9'])(
    'are asked about: %s',
    (text) => {
      expect(read(text, '2025-10-08T22:00:00-04:00', [], context).asks).toMatchObject([{ about: 'date' }]);
    },
  );
});
