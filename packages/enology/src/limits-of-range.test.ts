import { describe, expect, it } from 'vitest';
import { densityFromMassFraction } from './density/oiml-r22.ts';
import { sucroseDensity } from './density/sucrose-density.ts';
import { sulfiteToAdd } from './sulfur-dioxide/sulfite.ts';

const sucrose = (brix: number, temperatureC = 20) => sucroseDensity({ brix, temperatureC });
const ethanol = (massFraction: number) => densityFromMassFraction({ massFraction, temperatureC: 20 });
const sulfite = (change: object) =>
  sulfiteToAdd({ neededMgPerL: 30, presentMgPerL: 0, volumeL: 1, so2Fraction: 0.5, ...change });

describe('the range of a formula', () => {
  it.each([
    ['0 °Bx', sucrose(0)],
    ['50 °Bx, where tables begin to disagree', sucrose(50)],
    ['0 °C', sucrose(20, 0)],
    ['80 °C', sucrose(20, 80)],
    ['water', ethanol(0)],
    ['ethanol', ethanol(1)],
    ['pure SO₂', sulfite({ so2Fraction: 1 })],
    ['nothing needed', sulfite({ neededMgPerL: 0 })],
    ['no wine', sulfite({ volumeL: 0 })],
  ])('includes its limit: %s', (_, outcome) => {
    expect(outcome).toEqual({ value: expect.any(Number), inRange: true });
    expect(outcome.value).not.toBeNaN();
  });

  it.each([
    ['below 0 °Bx', sucrose(-0.01)],
    ['above 85 °Bx', sucrose(85.01)],
    ['below 0 °C', sucrose(20, -0.01)],
    ['above 80 °C', sucrose(20, 80.01)],
    ['not a number of °Bx', sucrose(Number.NaN)],
    ['infinitely hot', sucrose(20, Number.POSITIVE_INFINITY)],
    ['less than no ethanol', ethanol(-0.01)],
    ['more than ethanol', ethanol(1.01)],
    ['a product without SO₂', sulfite({ so2Fraction: 0 })],
    ['more than pure SO₂', sulfite({ so2Fraction: 1.01 })],
    ['less than nothing needed', sulfite({ neededMgPerL: -1 })],
    ['less than nothing present', sulfite({ presentMgPerL: -1 })],
    ['less than no wine', sulfite({ volumeL: -1 })],
  ])('ends there without a value: %s', (_, outcome) => {
    expect(outcome).toEqual({ value: Number.NaN, inRange: false, note: expect.any(String) });
  });

  it('goes on with a note where the published tables disagree', () => {
    for (const brix of [50.01, 85]) {
      const { value, inRange, note } = sucrose(brix);
      expect(value).toBeGreaterThan(sucrose(50).value);
      expect([inRange, note]).toEqual([false, 'Above 50 °Bx, the published tables disagree.']);
    }
  });

  it('is named apart from what is not a number', () => {
    expect(sucrose(Number.NaN).note).toBe('An input is not a number.');
    expect(sucrose(86).note).toContain('0 to 85 °Bx');
  });
});
