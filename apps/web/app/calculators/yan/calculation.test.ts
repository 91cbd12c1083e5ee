import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import { computeYan } from './calculation.ts';
import { yanForm } from './form.ts';

const start = defaultsOf(yanForm);
const grams = unitOf('mass', 'g');
const texts = (inputs: typeof start) =>
  computeYan(inputs, grams).headline.map(({ label, text }) => [label, text]);

describe('the YAN calculator', () => {
  it('shows YAN and the DAP that closes the gap, with two decimals', () => {
    // 120 + 0.8235 × 50 = 161.175; (250 − 161.175) × 100 / 210 = 42.298.
    const [dap, now] = texts(start);
    expect(now?.[1]).toMatch(/^161\.1[78]$/);
    expect(dap).toEqual(['DAP to add', '42.30']);
  });

  it('splits the mix 60 to 40', () => {
    // 8882.5 × 0.6 / 100 and 8882.5 × 0.4 / 210.
    expect(texts({ ...start, source: 'mix' }).slice(0, 2)).toEqual([
      ['Organic nutrient to add', expect.stringMatching(/^53\.(29|30)$/)],
      ['DAP to add', '16.92'],
    ]);
  });

  it('warns when the ammonia was reported as nitrogen', () => {
    const calculation = computeYan({ ...start, ammoniaReportedAs: 'N' }, grams);
    expect(calculation.comparison).toMatchObject({ text: '170.00', differs: true });
    expect(computeYan(start, grams).comparison?.differs).toBe(false);
  });

  it('sends the reader to the label of an organic nutrient until it has been read', () => {
    expect(computeYan({ ...start, source: 'mix' }, grams).cautions).toHaveLength(1);
    expect(computeYan({ ...start, source: 'mix', organicPercent: 4 }, grams).cautions).toEqual([]);
  });

  it('adds nothing to a must that has enough', () => {
    const calculation = computeYan({ ...start, targetMgNPerL: 100 }, grams);
    expect(calculation.headline[0].text).toBe('0.00');
    expect(calculation.note).toContain('already holds');
  });
});
