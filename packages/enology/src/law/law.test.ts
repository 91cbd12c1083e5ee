import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawPage } from '../../npm/law-page.ts';
import { from, same } from '../../testing/numbers.ts';
import { breakEvenCases, sumOfCosts } from '../business/cost.ts';
import { energyPer100Ml } from '../label/energy.ts';
import { sources } from '../sources.ts';
import { acts, jurisdictions } from './legal-limit.ts';
import { fillVariationPercent, legalLimit, legalLimits } from './limits.ts';
import { noLimits } from './no-limits.ts';
import { sweetnessTermCalled, sweetnessTermsFor } from './sweetness-terms.ts';
import { exciseCredits, exciseTax, stillWineClass } from './us-excise-tax.ts';

describe('26 U.S.C. 5041', () => {
  it('taxes two removals like one of both', () => {
    fc.assert(
      fc.property(from(0, 1_000_000), from(0, 1_000_000), (first, second) => {
        const tax = (wineGal: number, removedBeforeGal: number) =>
          exciseTax({ wineGal, removedBeforeGal, class: 'stillTo16', credit: 'producer' }).value;
        expect(same(tax(first, 0) + tax(second, first), tax(first + second, 0))).toBe(true);
      }),
    );
  });

  it('is never negative, and never above the rate', () => {
    fc.assert(
      fc.property(
        from(0, 2_000_000),
        fc.constantFrom('stillTo16', 'hardCider', 'sparkling'),
        (wineGal, kind) => {
          const tax = exciseTax({ wineGal, class: kind, credit: 'producer' }).value;
          expect(tax).toBeGreaterThanOrEqual(-1e-6);
          expect(tax).toBeLessThanOrEqual(exciseTax({ wineGal, class: kind, credit: 'none' }).value);
        },
      ),
    );
  });

  it('ends its steps at 30,000, 130,000, and 750,000 gallons', () => {
    expect(exciseCredits.map(({ toGal }) => toGal)).toEqual([30_000, 130_000, 750_000]);
  });

  it.each([
    [14.5, 'stillTo16'],
    [16, 'stillTo16'],
    [16.1, 'still16To21'],
    [24, 'still21To24'],
    [24.1, undefined],
    [Number.NaN, undefined],
  ])('classes a still wine of %d %% vol as %s: the limit is 16, not 14', (alcohol, expected) => {
    expect(stillWineClass(alcohol)).toBe(expected);
  });
});

describe('Regulation (EC) 607/2009, annex XIV', () => {
  it.each([
    [2, ['brut nature', 'extra brut', 'brut']],
    [3, ['extra brut', 'brut']],
    [12, ['brut', 'extra dry']],
    [17, ['extra dry', 'sec']],
    [60, ['doux']],
    [-1, []],
  ])('allows %d g/L the terms %j', (sugarGPerL, terms) => {
    expect(sweetnessTermsFor({ sugarGPerL }).map(({ term }) => term)).toEqual(terms);
  });

  it('gives every sugar a term, and 3 g/L of grace', () => {
    fc.assert(
      fc.property(from(0, 300), (sugarGPerL) => {
        expect(sweetnessTermsFor({ sugarGPerL }).length).toBeGreaterThan(0);
      }),
    );
    const sold = sweetnessTermsFor({ sugarGPerL: 14, withTolerance: true }).map(({ term }) => term);
    expect(sold).toContain('brut');
    expect(sweetnessTermCalled('Demi Sec')?.term).toBe('demi-sec');
  });
});

describe('Regulation (EU) 1169/2011', () => {
  it('adds up over the parts of a wine', () => {
    const amounts = fc.record({
      alcoholPercentVol: from(0, 20),
      sugarGPerL: from(0, 200),
      organicAcidsGPerL: from(0, 15),
      polyolsGPerL: from(0, 20),
    });
    fc.assert(
      fc.property(amounts, fc.constantFrom('kJ' as const, 'kcal' as const), (wine, unit) => {
        const parts = Object.entries(wine).map(
          ([name, value]) => energyPer100Ml({ [name]: value, unit }).value,
        );
        expect(
          same(
            parts.reduce((sum, part) => sum + part, 0),
            energyPer100Ml({ ...wine, unit }).value,
          ),
        ).toBe(true);
      }),
    );
  });
});

describe('the limits', () => {
  it('name their law and the day it was read, and each only once', () => {
    const names = legalLimits.map(({ law, subject }) => `${law.jurisdiction}: ${subject}`);
    expect(new Set(names).size).toBe(names.length);
    expect(legalLimits.filter(({ law }) => !(law.source in sources))).toEqual([]);
    expect(legalLimits.filter(({ law }) => !/^2026-\d\d-\d\d$/.test(law.readOn))).toEqual([]);
    expect(legalLimit('US', 'nothing of the kind')).toBeUndefined();
  });

  it('are described in docs/law.md', async () => {
    await expect(lawPage()).toMatchFileSnapshot('../../../../docs/law.md');
  });

  it('stand in the order in which a page names jurisdictions, the United States first', () => {
    const order = Object.keys(jurisdictions);
    const places = legalLimits.map(({ law }) => order.indexOf(law.jurisdiction));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('have a reason wherever an act has none in a jurisdiction', () => {
    const cells = acts.flatMap((act) =>
      Object.keys(jurisdictions).map((jurisdiction) => ({ act, jurisdiction })),
    );
    const silent = cells.filter(({ act, jurisdiction }) => {
      const reasons: Readonly<Record<string, string>> = noLimits[act];
      const limited = legalLimits.some((row) => row.act === act && row.law.jurisdiction === jurisdiction);
      return limited === Boolean(reasons[jurisdiction]);
    });
    expect(silent).toEqual([]);
  });

  it.each([
    [50, 9],
    [100, 4.5],
    [1500, 1.5],
    [15_000, 1],
    [500, undefined],
  ])('27 CFR 24.255: a bottle of %d mL may vary by %s %%', (bottleMl, percent) => {
    expect(fillVariationPercent(bottleMl)).toBe(percent);
  });

  it.each([187, 375, 750])(
    'give a bottle of %d mL one fill variation, by size and by subject',
    (bottleMl) => {
      const { limit } = legalLimit('US', `fill variation, ${bottleMl} mL bottle`) ?? {};
      expect(limit).toBeDefined();
      expect(fillVariationPercent(bottleMl)).toBe(limit);
    },
  );
});

describe('costs', () => {
  it('break even at the first case count that covers the fixed costs', () => {
    fc.assert(
      fc.property(from(0, 1e6), from(50, 200), from(1, 40), (fixedCost, netPrice, variableCost) => {
        const cases = breakEvenCases({ fixedCost, netPrice, variableCost }).value;
        const earned = (sold: number) => sold * (netPrice - variableCost);
        expect(earned(cases)).toBeGreaterThanOrEqual(fixedCost - 1e-3);
        expect(earned(cases - 1)).toBeLessThan(fixedCost + 1e-3);
      }),
    );
    expect(breakEvenCases({ fixedCost: 1, netPrice: 5, variableCost: 5 }).note).toMatch(/no number of cases/);
  });

  it('have no sum above 100 lines or below zero', () => {
    expect(sumOfCosts(Array.from({ length: 101 }, () => 1)).inRange).toBe(false);
    expect(sumOfCosts([-1]).note).toBe('Costs cannot be negative.');
    expect(sumOfCosts([Number.NaN]).value).toBeNaN();
  });
});
