import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../form/form-spec.ts';
import { computeDensity } from './calculation.ts';
import { densityForm } from './form.ts';

const start = defaultsOf(densityForm);

describe('the density calculator', () => {
  it('shows a distillate as OIML R 22 has it', () => {
    // Table Vb: 990 kg/m³ at 20 °C is 5.79 % vol.
    const calculation = computeDensity({ ...start, liquid: 'distillate' });
    expect(calculation.headline[0]).toMatchObject({ text: '5.79', unit: '%' });
    expect(calculation.comparison).toMatchObject({ text: '5.79', differs: false });
  });

  it('takes 5.4 kg/m³ off for a dry wine', () => {
    expect(computeDensity({ ...start, densityKgPerM3: 995.4 }).headline[0].text).toBe('5.79');
  });

  it('shows >20% from 20 up', () => {
    expect(computeDensity({ ...start, densityKgPerM3: 900 }).headline[0]).toEqual({
      label: 'Alcohol by volume',
      text: '>20%',
    });
  });

  it('shows a density with one decimal', () => {
    const calculation = computeDensity({
      ...start,
      direction: 'alcoholToDensity',
      liquid: 'distillate',
      alcoholPercentVol: 20,
    });
    // OIML R 22: 20 % vol at 20 °C is 973.56 kg/m³.
    expect(calculation.headline[0]).toMatchObject({ text: '973.6', unit: 'kg/m³' });
  });

  it('warns of its simple temperature correction away from 20 °C', () => {
    const cold = computeDensity({ ...start, temperatureC: 10 });
    expect(cold.comparison).toMatchObject({
      differs: true,
      explanation: expect.stringContaining('Trust this one'),
    });
  });
});
