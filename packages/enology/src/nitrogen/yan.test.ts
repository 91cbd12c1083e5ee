import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dapNitrogenMgPerG, nutrientPlan } from './nutrients.ts';
import { nitrogenDeficit, simpleYan } from './yan.ts';

const amount = fc.double({ min: 0, max: 1e6, noNaN: true });

describe('YAN', () => {
  it('is FAN + 0.8235 × ammonia', () => {
    expect(simpleYan({ fanMgNPerL: 120, ammoniaMgPerL: 50 }).value).toBeCloseTo(161.175, 10);
  });

  it('lacks (target - present) × volume, never less than zero', () => {
    expect(nitrogenDeficit({ targetMgNPerL: 250, presentMgNPerL: 161.175, volumeL: 100 }).value).toBeCloseTo(
      8882.5,
      8,
    );
    expect(nitrogenDeficit({ targetMgNPerL: 150, presentMgNPerL: 161, volumeL: 100 }).value).toBe(0);
  });
});

describe('the nutrient plans', () => {
  it('are deficit / 210 of DAP alone', () => {
    const plan = nutrientPlan({ deficitMgN: 8882.5, source: 'dap' });
    expect(plan.dap.value).toBeCloseTo(42.298, 3);
    expect(plan.organic.value).toBe(0);
  });

  it('are 0.6 deficit / 100 of organic nutrient and 0.4 deficit / 210 of DAP in the mix', () => {
    const plan = nutrientPlan({ deficitMgN: 8882.5, source: 'mix' });
    expect(plan.organic.value).toBeCloseTo(53.295, 3);
    expect(plan.dap.value).toBeCloseTo(16.919, 3);
  });

  it('follow custom shares with a third product', () => {
    // 8882.5 × 0.3 / 40, 8882.5 × 0.5 / 100 and 8882.5 × 0.2 / 210.
    const plan = nutrientPlan({
      deficitMgN: 8882.5,
      source: { organic: 0.3, third: 0.5 },
      organicNitrogenMgPerG: 40,
    });
    expect(plan.organic.value).toBeCloseTo(66.619, 3);
    expect(plan.third.value).toBeCloseTo(44.413, 3);
    expect(plan.dap.value).toBeCloseTo(8.46, 3);
  });

  it('bring exactly the missing nitrogen', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('dap' as const, 'mix' as const), (deficitMgN, source) => {
        const plan = nutrientPlan({ deficitMgN, source });
        expect(plan.organic.value * 100 + plan.dap.value * 210).toBeCloseTo(deficitMgN, 4);
      }),
    );
  });
});

describe('AWRI', () => {
  it('takes 4.7 mg of DAP for 1 mg of YAN', () => {
    expect(1000 / dapNitrogenMgPerG).toBeCloseTo(4.7, 1);
  });
});
