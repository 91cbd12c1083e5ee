import { describe, expect, it } from 'vitest';
import { barrel, tank, workedDose } from './worked-doses.ts';

/** MeadTools and similar calculators divide by this for potassium metabisulfite: mg/L × L / 570 are grams. */
const mgOfSo2PerGram = 570;

describe('the worked doses', () => {
  it.each([
    { name: 'barrel', wine: barrel },
    { name: 'tank', wine: tank },
  ])('supply what the $name lacks, by the published factor of 570', ({ wine }) => {
    const { neededMgPerL, gapMgPerL, kmbsG } = workedDose(wine);
    expect(gapMgPerL).toBeCloseTo(neededMgPerL - wine.freeSo2MgPerL, 9);
    expect(kmbsG).toBeCloseTo((gapMgPerL * wine.volumeL) / mgOfSo2PerGram, 9);
  });

  it('leave the needed SO2 after a third has bound', () => {
    const { kmbsIfAThirdBindsG, neededMgPerL } = workedDose(barrel);
    const addedMgPerL = (kmbsIfAThirdBindsG * mgOfSo2PerGram) / barrel.volumeL;
    expect(barrel.freeSo2MgPerL + (addedMgPerL * 2) / 3).toBeCloseTo(neededMgPerL, 9);
  });

  it('lie between those for a pH read too low and too high', () => {
    const { kmbsG, kmbsRangeG } = workedDose(tank);
    expect(kmbsRangeG.low).toBeLessThan(kmbsG);
    expect(kmbsRangeG.high).toBeGreaterThan(kmbsG);
  });
});
