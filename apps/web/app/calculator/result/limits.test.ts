import { jurisdictions } from '@orbit-vine/enology/law/legal-limit.ts';
import { legalLimits } from '@orbit-vine/enology/law/limits.ts';
import { describe, expect, it } from 'vitest';
import { citationOf, limitCautions } from './limits.ts';

/** Amounts are in g/L where the law has a concentration, and otherwise in its unit. */
const perGPerL: Readonly<Record<string, number>> = { 'mg/L': 1000, 'g/hL': 100 };
const measured = legalLimits.filter(({ measure }) => measure !== undefined);

describe.each(measured)('$law.section: $subject, $limit $unit', (row) => {
  const { act, measure = '', subject, limit, unit, bound, law, wines } = row;
  const sentence = `. ${jurisdictions[law.jurisdiction]}: ${subject}, at `.replaceAll(' %', '%');

  /** What the page says of a value, in the limit's unit, that breaks this limit. */
  function saidOf(value: number) {
    const amounts = { [measure]: value / (perGPerL[unit] ?? 1) };
    const all = limitCautions(act, amounts as Parameters<typeof limitCautions>[1], wines?.[0]);
    return all.filter((text) => /^(Over|Below)/.test(text) && text.includes(sentence));
  }

  it('is not passed by its own figure', () => {
    expect(saidOf(limit)).toEqual([]);
  });

  it('is passed by a thousandth of a percent, and said with its section', () => {
    const [said, ...more] = saidOf(limit * (bound === 'least' ? 0.99999 : 1.00001));
    expect(said).toContain(`${limit} ${unit}`.replaceAll(' %', '%'));
    expect(said).toContain(citationOf(law));
    expect(more).toEqual([]);
  });
});

it('most limits are compared with an answer', () => {
  expect(measured.length).toBeGreaterThan(30);
});
