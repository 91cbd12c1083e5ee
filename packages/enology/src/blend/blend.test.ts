import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { from, same } from '../../testing/numbers.ts';
import { fortifiedVolume, spiritByMass, spiritByPearson } from '../alcohol/fortification.ts';
import { massFractionFromAlcohol, oimlDensity } from '../density/oiml-r22.ts';
import { blendOf, shareOfFirst, volumeOfSecond } from './blend.ts';

describe('a blend', () => {
  it('reaches its target with the shares of Pearson’s square', () => {
    fc.assert(
      fc.property(from(0, 50), from(0, 50), from(0, 1), (first, second, part) => {
        fc.pre(Math.abs(first - second) > 1e-3);
        const target = first * part + second * (1 - part);
        const share = shareOfFirst({ first, second, target }).value;
        fc.pre(Number.isFinite(share));
        const blend = blendOf([
          { amount: share, value: first },
          { amount: 1 - share, value: second },
        ]);
        expect(same(blend.value, target)).toBe(true);
      }),
    );
  });

  it('lies between its lots', () => {
    const lot = fc.record({ amount: from(0.1, 1000), value: from(-10, 100) });
    fc.assert(
      fc.property(fc.array(lot, { minLength: 1, maxLength: 8 }), (lots) => {
        const values = lots.map(({ value }) => value);
        const { value } = blendOf(lots);
        expect(value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
        expect(value).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
      }),
    );
  });

  it('has no shares for a target outside its lots, where karidasd gives some', () => {
    expect(shareOfFirst({ first: 12, second: 14, target: 15 }).note).toMatch(/not lie between the two lots/);
    expect(shareOfFirst({ first: 12, second: 12, target: 12 }).note).toMatch(/the same/);
    expect(volumeOfSecond({ firstVolumeL: 10, first: 12, second: 14, target: 14 }).note).toMatch(/by itself/);
  });

  it('has one to eight lots with wine in them', () => {
    const lot = { amount: 1, value: 12 };
    expect(blendOf([]).note).toBe('A blend has one to 8 lots.');
    expect(blendOf(Array.from({ length: 9 }, () => lot)).inRange).toBe(false);
    expect(blendOf([{ amount: 0, value: 12 }]).inRange).toBe(false);
    expect(blendOf([{ amount: -1, value: 12 }, lot]).note).toBe('Amounts cannot be negative.');
    expect(blendOf([{ amount: Number.NaN, value: 12 }]).value).toBeNaN();
  });
});

describe('a fortified wine', () => {
  const strengths = fc.tuple(from(8, 16), from(0.5, 8), from(30, 96));

  it('contains the alcohol and water of its wine and spirit', () => {
    fc.assert(
      fc.property(strengths, ([wine, more, spirit]) => {
        const mass = (alcoholPercentVol: number) => {
          const fraction = massFractionFromAlcohol({ alcoholPercentVol }).value;
          return { fraction, density: oimlDensity(fraction, 20) };
        };
        const target = wine + more;
        const input = {
          wineVolumeL: 100,
          wineAlcoholPercentVol: wine,
          targetAlcoholPercentVol: target,
          spiritAlcoholPercentVol: spirit,
        };
        const [added, final] = [spiritByMass(input).value, fortifiedVolume(input).value];
        const [w, s, t] = [mass(wine), mass(spirit), mass(target)];
        expect(same(100 * w.density + added * s.density, final * t.density)).toBe(true);
        expect(
          same(100 * w.density * w.fraction + added * s.density * s.fraction, final * t.density * t.fraction),
        ).toBe(true);
      }),
    );
  });

  it('takes 2.8 % less to 0.2 % more spirit than by Pearson’s square', () => {
    fc.assert(
      fc.property(strengths, ([wine, more, spirit]) => {
        const input = {
          wineVolumeL: 100,
          wineAlcoholPercentVol: wine,
          targetAlcoholPercentVol: wine + more,
          spiritAlcoholPercentVol: spirit,
        };
        const ratio = spiritByMass(input).value / spiritByPearson(input).value;
        expect(ratio).toBeLessThan(1.002);
        expect(ratio).toBeGreaterThan(0.972);
      }),
    );
  });

  it('has no value for a spirit no stronger than the target', () => {
    const input = {
      wineVolumeL: 1,
      wineAlcoholPercentVol: 12,
      targetAlcoholPercentVol: 18,
      spiritAlcoholPercentVol: 18,
    };
    expect(spiritByMass(input).note).toMatch(/no stronger/);
    expect(spiritByPearson({ ...input, targetAlcoholPercentVol: 10 }).note).toMatch(
      /stronger than the target/,
    );
  });
});
