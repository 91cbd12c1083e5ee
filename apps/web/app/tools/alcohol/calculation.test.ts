import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../calculator/form/form-spec.ts';
import { computeAlcohol } from './calculation.ts';
import { alcoholForm } from './form.ts';

const start = { ...defaultsOf(alcoholForm), initialSpecificGravity: 1.1, finalSpecificGravity: 0.994 };

describe('the alcohol calculator', () => {
  it('shows (initial − final) × 131.25 with two decimals', () => {
    expect(computeAlcohol(start).headline[0]).toMatchObject({ text: '13.91', unit: '%' });
  });

  it('shows no difference within the range of methods for wine', () => {
    // 0.040 × 131.25 = 5.25; Balling by hand 5.22, Duncan & Acton 40 / (7.75 − 3.75 × 0.033) = 5.245.
    const weak = { ...start, initialSpecificGravity: 1.04, finalSpecificGravity: 1 };
    expect(computeAlcohol(weak).comparison).toMatchObject({ text: '5.25', differs: false });
  });

  it('acts on the published figure if its own is below all methods', () => {
    // winemakingtalk 75613: Duncan & Acton by hand, 14.3; the five give 14.1 to 14.6.
    expect(computeAlcohol(start).comparison).toMatchObject({
      text: '14.32',
      differs: true,
      explanation: expect.stringContaining('below all five'),
    });
  });

  it('judges the temperature correction separately, so that errors do not cancel out', () => {
    // At 27 °C the house correction adds 0.0071 SG, the densities of sugar solutions 0.0022.
    const warm = computeAlcohol({ ...start, correction: 'on', initialTemperatureC: 27 });
    expect(warm.comparison).toMatchObject({ text: '14.64', differs: true });
    expect(warm.more[0]).toEqual({ label: 'Readings corrected to 20 °C', text: '1.1022 → 0.9940' });
  });

  it('shows a difference outside that range', () => {
    const strong = computeAlcohol({ ...start, initialSpecificGravity: 1.12, finalSpecificGravity: 1 });
    expect(strong.comparison).toMatchObject({
      differs: true,
      explanation: expect.stringContaining('below all five'),
    });
  });

  it('shows the simple temperature correction and warns of it', () => {
    const warm = computeAlcohol({ ...start, correction: 'on', initialTemperatureC: 30 });
    // (0.106 + 1.4525e-4 × 100 − 6.6927e-6 × 10) × 131.25
    expect(warm.headline[0].text).toBe('15.81');
    expect(warm.comparison?.differs).toBe(true);
  });

  it('reports no fermentation if the final gravity is higher', () => {
    const odd = computeAlcohol({ ...start, finalSpecificGravity: 1.15 });
    expect(odd.note).toContain('nothing has fermented');
    expect(odd.headline[0].text).toBe('No value');
    expect(odd.hold).toBeDefined();
    expect(odd.comparison).toBeUndefined();
  });
});
