import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../calculator/form/form-spec.ts';
import { computeUnits } from './calculation.ts';
import { unitsForm } from './form.ts';

const start = defaultsOf(unitsForm);
const shown = (label: string, { more }: ReturnType<typeof computeUnits>) =>
  more.find((figure) => figure.label === label)?.text;

describe('the units of the cellar', () => {
  it('show SG 1.0942 for 22.5 °Bx, as USDA 135-A-50 does', () => {
    const calculation = computeUnits({ ...start, brix: 22.5 });
    expect(calculation.headline[0].text).toMatch(/^1\.094[12]\d$/);
    expect(shown('Plato', calculation)).toBe('22.50');
  });

  it('give the same must from every scale', () => {
    const fromBrix = computeUnits({ ...start, brix: 22 });
    for (const [scale, label] of [
      ['oechsle', 'Oechsle'],
      ['baume', 'Baumé'],
      ['kmw', 'KMW'],
      ['potentialAlcoholPercentVol', 'Potential alcohol, 0.59 × Brix'],
    ] as const) {
      const reading = Number(shown(label, fromBrix));
      const back = computeUnits({ ...start, gravityScale: scale, [scale]: reading });
      expect(back.headline[0].label).toBe('Brix');
      expect(Math.abs(Number(back.headline[0].text) - 22)).toBeLessThan(0.1);
    }
  });

  it('match the bench trials handout for 1 lb/1000 gal: 0.12 g/L, 0.45 g/US gal', () => {
    const calculation = computeUnits({ ...start, quantity: 'dose', doseUnit: 'lbPer1000UsGal', dose: 1 });
    expect(calculation.headline[0]).toMatchObject({ text: '11.98', unit: 'g/hL' });
    expect(Number(shown('g/L', calculation)).toFixed(2)).toBe('0.12');
    expect(Number(shown('g/US gal', calculation)).toFixed(2)).toBe('0.45');
  });

  it('convert a barrel to gallons and 68 °F to 20 °C', () => {
    // 225 / 3.785411784 = 59.4387.
    expect(computeUnits({ ...start, quantity: 'volume' }).headline[0]).toMatchObject({
      text: '59.44',
      unit: 'US gal',
    });
    const warm = computeUnits({ ...start, quantity: 'temperature', temperatureUnit: 'F', temperature: 68 });
    expect(warm.headline[0]).toMatchObject({ text: '20', unit: '°C' });
  });
});
