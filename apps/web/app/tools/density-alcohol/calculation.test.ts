import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../calculator/form/form-spec.ts';
import { computeDensity } from './calculation.ts';
import { densityForm } from './form.ts';

const start = defaultsOf(densityForm);

describe('the density calculator', () => {
  it('shows a distillate as in OIML R 22', () => {
    // Table Vb: 990 kg/m³ at 20 °C is 5.79 % vol.
    const calculation = computeDensity({ ...start, liquid: 'distillate' });
    expect(calculation.headline[0]).toMatchObject({ text: '5.79', unit: '%' });
    expect(calculation.comparison).toMatchObject({ text: '5.79', differs: false });
  });

  it('subtracts 5.4 kg/m³ for a dry wine', () => {
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

  it('uses the entered extract', () => {
    // OIML R 22, table Vb: 979.75 kg/m³ is 14.30 % vol; the lot of the calculation guide has 11.66 kg/m³ of extract.
    const lot = { ...start, densityKgPerM3: 991.41, extractKgPerM3: 11.66 };
    expect(computeDensity(lot).headline[0].text).toBe('14.30');
  });

  it('shows the effect of 5.4 kg/m³ of extract', () => {
    const { cautions, more } = computeDensity(start);
    expect(cautions?.[0]).toContain('only the leanest');
    expect(more.slice(0, 2).map(({ label, text }) => [label, text])).toEqual([
      ['With the extract of a typical dry white, 8.5 kg/m³', '12.7'],
      ['With the extract of a typical dry red, 11 kg/m³', '15.0'],
    ]);
    expect(computeDensity({ ...start, extractKgPerM3: 9 }).cautions?.[0]).not.toContain('leanest');
  });

  it('is on hold at an end of its scale, without blaming the temperature', () => {
    for (const densityKgPerM3 of [960, 1010]) {
      const end = computeDensity({ ...start, densityKgPerM3 });
      expect(end.hold).toMatch(/^Not a figure to act on/);
      expect(end.comparison?.differs ?? false).toBe(false);
    }
  });

  it('warns of its simple temperature correction away from 20 °C', () => {
    const cold = computeDensity({ ...start, temperatureC: 10 });
    expect(cold.comparison).toMatchObject({
      differs: true,
      explanation: expect.stringContaining('temperature of the measurement'),
    });
  });
});
