import { molarMass } from '../chemistry/molar-mass.ts';
import { defineFormula } from '../formula.ts';
import { after, inRange, outOfRange } from '../outcome.ts';
import { above, between, ranges } from '../range.ts';
import { gramsPer, litersPer } from '../units.ts';
import { specificGravityFromBrix } from './brix.ts';
import { sugarKg } from './dissolved-sugar.ts';
import { gramsOfSugarPerPercentVol, mustDensity } from './must.ts';

const drySugarBrix = 100;
const waterDensityAt20KgPerL = 0.998203;
/** A gram of sucrose takes up water and becomes this much glucose and fructose. */
export const hexosePerSucrose = (2 * molarMass.hexose) / molarMass.sucrose;

/**
 * Sugar (or concentrate) that lifts a must from one Brix to another, by mass balance: `S = m (B2 - B1) / (Bs - B2)`,
 * kg, with `m = V ρ(B1)`; Bs is 100 for dry sugar, or the concentrate's own Brix. For the juice, not the skins.
 * Valid 10 to 30 °Bx.
 *
 * @example sugarForBrix({ volumeL: 1000, brixFrom: 20, brixTo: 22 }).value // 27.737
 * @source fermcalc-sugar, oiv-oeno-21-2004
 */
export const sugarForBrix = defineFormula<{
  readonly volumeL: number;
  readonly brixFrom: number;
  readonly brixTo: number;
  readonly sweetenerBrix?: number;
}>({
  source: ['fermcalc-sugar', 'oiv-oeno-21-2004'],
  range: {
    volumeL: ranges.volumeL,
    brixFrom: ranges.mustBrix,
    brixTo: ranges.mustBrix,
    sweetenerBrix: between('Brix of the sweetener', 50, 100, '°Bx'),
  },
  tolerance: '± 0.005 % of the must’s mass, and the refractometer’s own error.',
  value: ({ volumeL, brixFrom, brixTo, sweetenerBrix = drySugarBrix }) => {
    if (brixTo < brixFrom) return outOfRange(Number.NaN, 'The Brix wanted lies below the present one.');
    return after(mustDensity({ brix: brixFrom }), (density) =>
      inRange((volumeL * density * (brixTo - brixFrom)) / (sweetenerBrix - brixTo)),
    );
  },
});

/**
 * Kitchen rules, g/L of sugar per degree Brix: constants, while the true figure rises from 11.7 at 10 °Bx to 14.7 at
 * 24.
 */
export const sugarPerBrixRules = {
  eighthOfAPoundPerUsGallon: (0.125 * gramsPer.lb) / litersPer.usGal,
  ounceAndAHalfPerUsGallon: (1.5 * gramsPer.oz) / litersPer.usGal,
} as const;

/**
 * Sugar by a rule of thumb: `g = rule × L × (B2 - B1)`. 9 % too much (0.125 lb per US gallon and degree) or 18 %
 * too little (1.5 oz) from 18 to 22 °Bx: see {@link sugarForBrix}. Valid 0 to 40 °Bx.
 *
 * @example sugarByKitchenRule({ volumeL: 18.927, brixFrom: 15, brixTo: 21, rule: 'eighthOfAPoundPerUsGallon' }).value // 1701
 * @source winemakers-depot, 101winemaking-sugar
 */
export const sugarByKitchenRule = defineFormula<{
  readonly volumeL: number;
  readonly brixFrom: number;
  readonly brixTo: number;
  readonly rule: keyof typeof sugarPerBrixRules;
}>({
  source: ['winemakers-depot', '101winemaking-sugar'],
  range: {
    volumeL: ranges.volumeL,
    brixFrom: between('Brix', 0, 40, '°Bx'),
    brixTo: between('Brix', 0, 40, '°Bx'),
  },
  tolerance: '9 to 18 % off the mass balance from 18 to 22 °Bx.',
  value: ({ volumeL, brixFrom, brixTo, rule }) =>
    brixTo < brixFrom
      ? outOfRange(Number.NaN, 'The Brix wanted lies below the present one.')
      : sugarPerBrixRules[rule] * volumeL * (brixTo - brixFrom),
});

/**
 * Volume after adding a concentrate: `Vend = V + S / ρ(Bs)`, the concentrate as dense as a sucrose solution of its Brix.
 * Valid 50 to 80 °Bx.
 *
 * @example volumeWithConcentrate({ volumeL: 1000, concentrateKg: 50, concentrateBrix: 65 }).value // 1038
 * @source usda-135-a-50
 */
export const volumeWithConcentrate = defineFormula<{
  readonly volumeL: number;
  readonly concentrateKg: number;
  readonly concentrateBrix: number;
}>({
  source: ['usda-135-a-50'],
  range: {
    volumeL: ranges.volumeL,
    concentrateKg: sugarKg,
    concentrateBrix: between('Brix of a concentrate', 50, 80, '°Bx'),
  },
  tolerance: '± 1 % of the concentrate’s volume.',
  value: ({ volumeL, concentrateKg, concentrateBrix }) =>
    after(specificGravityFromBrix({ brix: concentrateBrix }), (gravity) =>
      inRange(volumeL + concentrateKg / (gravity * waterDensityAt20KgPerL)),
    ),
});

/**
 * Alcohol that added sucrose makes: `% vol = 1.0526 × 1000 S / (16.83 Vend)`, S in kg, Vend in L.
 *
 * @example alcoholFromAddedSugar({ sugarKg: 27.737, finalVolumeL: 1017.2 }).value // 1.705
 * @source oiv-oeno-21-2004, stoichiometry
 */
export const alcoholFromAddedSugar = defineFormula<{
  readonly sugarKg: number;
  readonly finalVolumeL: number;
}>({
  source: ['oiv-oeno-21-2004', 'stoichiometry'],
  range: { sugarKg, finalVolumeL: above('Final volume', 0, 20_000_000, 'L') },
  tolerance: '± 3 %: yeasts differ in what they make of sugar.',
  value: ({ sugarKg: kg, finalVolumeL }) => {
    const percentVol = (hexosePerSucrose * 1000 * kg) / (finalVolumeL * gramsOfSugarPerPercentVol);
    return percentVol > 24
      ? outOfRange(Number.NaN, 'No yeast makes more than 24% vol from sugar.')
      : percentVol;
  },
});
