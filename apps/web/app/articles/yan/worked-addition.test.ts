import { describe, expect, it } from 'vitest';
import { dapPercent, fermaidO, fromDap, perAmmonia, usLimit, wanted } from './nitrogen.ts';
import { must, workedAddition } from './worked-addition.ts';

const worked = workedAddition();

describe('the worked addition', () => {
  it('takes AWRI’s 4.7 mg of DAP for each mg of nitrogen', () => {
    const grams = (worked.missingMgNPerL * must.volumeL * 4.7) / 1000;
    expect(Math.abs(worked.dapOnly.dap.value / grams - 1)).toBeLessThan(0.02);
  });

  it('aims at AEB’s Brix × 9', () => {
    expect(worked.targetMgNPerL).toBe(must.brix * 9);
  });

  it('supplies all of the nitrogen with each plan', () => {
    const { mix, mixAtFourPercent, deficitG } = worked;
    expect(mix.organic.value * 0.1 + mix.dap.value * 0.21).toBeCloseTo(deficitG, 9);
    // Scott Laboratories rates Fermaid O at 10 mg N/L for 25 g/hL.
    const fermaidO = mixAtFourPercent.organic.value * (10 / 250);
    expect(fermaidO + mixAtFourPercent.dap.value * 0.21).toBeCloseTo(deficitG, 9);
  });
});

describe('the figures in the text', () => {
  it('are right with Megazyme’s 0.8224 for ammonia', () => {
    expect(perAmmonia('NH3')).toBe('0.8224');
  });

  it('include the rule’s 300 mg N/L for a high-demand strain at 24 °Bx', () => {
    expect(wanted({ brix: 24, demand: 'high' })).toBe('300');
  });

  it('include suppliers’ 21.2 % nitrogen in DAP, and 21 mg N/L from 10 g/hL', () => {
    expect(dapPercent).toBe('21.2');
    expect(fromDap({ doseGPerHl: 10 })).toBe('21');
  });

  it('are right with 10 mg N/L from 25 g/hL of Fermaid O, and so 16 from 40 (Scott Laboratories)', () => {
    expect(Number(fermaidO.from40GPerHl)).toBe((40 * 10) / 25);
  });

  it('include the 0.96 g/L of 27 CFR 24.246 for 8 lb in 1,000 gallons', () => {
    expect(usLimit.gPerL).toBe('0.96');
  });
});
