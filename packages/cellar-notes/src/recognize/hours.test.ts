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
