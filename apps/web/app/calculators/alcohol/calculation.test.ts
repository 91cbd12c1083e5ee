import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../form/form-spec.ts';
import { computeAlcohol } from './calculation.ts';
import { alcoholForm } from './form.ts';

const start = { ...defaultsOf(alcoholForm), initialSpecificGravity: 1.1, finalSpecificGravity: 0.994 };

describe('the alcohol calculator', () => {
  it('shows (initial − final) × 131.25 with two decimals', () => {
    expect(computeAlcohol(start).headline[0]).toMatchObject({ text: '13.91', unit: '%' });
  });

  it('stays quiet while the methods for wine are within 0.5 % vol', () => {
    // winemakingtalk 75613: Duncan & Acton by hand, 14.3.
    expect(computeAlcohol(start).comparison).toMatchObject({ text: '14.32', differs: false });
  });

  it('speaks up when they are not', () => {
    const strong = computeAlcohol({ ...start, initialSpecificGravity: 1.12, finalSpecificGravity: 1 });
    expect(strong.comparison).toMatchObject({
      differs: true,
      explanation: expect.stringContaining('Trust this one'),
    });
  });

  it('shows the simple temperature correction and warns of it', () => {
    const warm = computeAlcohol({ ...start, correction: 'on', initialTemperatureC: 30 });
    // (0.106 + 1.4525e-4 × 100 − 6.6927e-6 × 10) × 131.25
    expect(warm.headline[0].text).toBe('15.81');
    expect(warm.comparison?.differs).toBe(true);
  });

  it('says that nothing has fermented when the final gravity is the higher', () => {
    const odd = computeAlcohol({ ...start, finalSpecificGravity: 1.15 });
    expect(odd.note).toContain('nothing has fermented');
    expect(odd.comparison).toBeUndefined();
  });
});
