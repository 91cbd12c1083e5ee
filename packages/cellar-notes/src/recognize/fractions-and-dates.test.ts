import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;
const today = '2025-10-08';
const readNow = (text: string) => read(text, `${today}T16:00:00-04:00`, [], context);
const dayOf = (text: string) => readNow(text).records[0]?.at?.date;

describe('numbers with a slash', () => {
  it.each([
    '1/2 lb DAP T3',
    '3/4 lb dap in T3',
    '1/2 kmbs in C4',
    '1/4 kmbs in C4',
    '3/8 kmbs in C4',
    '1/4 tsp kmbs in C4',
    'T4 5/8 full',
    'racked 1/2 of T9 to T14',
  ])('are a fraction in “%s”, not a day', (text) => {
    expect(dayOf(text)).toBe(today);
  });

  it.each([
    ['9/18 PD T12', '2025-09-18'],
    ['10/7 KMBS 40g T9', '2025-10-07'],
    ['PD T12 on 9/4', '2025-09-04'],
    ['9/14 merlot block 2 half ton into bin 11', '2025-09-14'],
  ])('are the day of “%s”', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });

  // A date library added noon to it.
  it('do not make the tank after them an hour', () => {
    expect(readNow('9/18 T12 PD').records).toMatchObject([
      { vessels: ['T12'], at: { date: '2025-09-18', time: null } },
    ]);
  });
});
