import { molarMass } from '../chemistry/molar-mass.ts';
import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { above, between, ranges } from '../range.ts';
import { gramsPer, litersPer } from '../units.ts';

/**
 * Grams of salt that neutralize a gram of tartaric acid. Calcium carbonate neutralizes both acid groups. A potassium
 * salt neutralizes one; if the bitartrate then precipitates, the other goes too, so its effect varies by a factor of
 * two.
 */
export const saltPerGramOfAcid = {
  CaCO3: {
    allFalls: molarMass.calciumCarbonate / molarMass.tartaricAcid,
    noneFalls: molarMass.calciumCarbonate / molarMass.tartaricAcid,
    practice: molarMass.calciumCarbonate / molarMass.tartaricAcid,
  },
  KHCO3: {
    allFalls: molarMass.potassiumBicarbonate / molarMass.tartaricAcid,
    noneFalls: (2 * molarMass.potassiumBicarbonate) / molarMass.tartaricAcid,
    practice: 1,
  },
  K2CO3: {
    allFalls: molarMass.potassiumCarbonate / (2 * molarMass.tartaricAcid),
    noneFalls: molarMass.potassiumCarbonate / molarMass.tartaricAcid,
    practice: molarMass.potassiumCarbonate / (2 * molarMass.potassiumBicarbonate),
  },
} as const;
export type DeacidifyingSalt = keyof typeof saltPerGramOfAcid;
/** How much of the bitartrate precipitates: all, none, or what cellars see in practice. */
export type Bitartrate = 'allFalls' | 'noneFalls' | 'practice';

const higher = 'A carbonate only lowers the acidity, and the value you want is above the present one.';
const ta = ranges.titratableAcidityGPerL;

/**
 * Carbonate for a lower titratable acidity (as tartaric): `g = ΔTA V f`, f = 0.667 (CaCO3), 0.667 to 1.334 (KHCO3, 1.0
 * in practice), 0.460 to 0.921 (K2CO3). Keep at least 1 g/L of tartaric acid in the wine.
 *
 * @example carbonateToAdd({ salt: 'CaCO3', bitartrate: 'allFalls', taFromGPerL: 8, taToGPerL: 6, volumeL: 227.1 }).value // 302.9
 * @source awri-deacidification, northeast-bicarbonate, stoichiometry
 */
export const carbonateToAdd = defineFormula<{
  readonly salt: DeacidifyingSalt;
  readonly bitartrate: Bitartrate;
  readonly taFromGPerL: number;
  readonly taToGPerL: number;
  readonly volumeL: number;
}>({
  source: ['awri-deacidification', 'northeast-bicarbonate', 'stoichiometry'],
  range: { taFromGPerL: ta, taToGPerL: ta, volumeL: ranges.volumeL },
  tolerance: 'Exact for calcium carbonate; a range of two for the potassium salts.',
  value: ({ salt, bitartrate, taFromGPerL, taToGPerL, volumeL }) =>
    taToGPerL > taFromGPerL
      ? outOfRange(Number.NaN, higher)
      : (taFromGPerL - taToGPerL) * volumeL * saltPerGramOfAcid[salt]?.[bitartrate],
});

/**
 * Fall in titratable acidity (as tartaric) from a dose of carbonate: `ΔTA = g/L / f`. The inverse of
 * {@link carbonateToAdd}.
 *
 * @example acidityTakenByCarbonate({ salt: 'CaCO3', bitartrate: 'allFalls', doseGPerL: 1 }).value // 1.4996
 * @source awri-deacidification, oenofrance-carbonate, stoichiometry
 */
export const acidityTakenByCarbonate = defineFormula<{
  readonly salt: DeacidifyingSalt;
  readonly bitartrate: Bitartrate;
  readonly doseGPerL: number;
}>({
  source: ['awri-deacidification', 'oenofrance-carbonate', 'stoichiometry'],
  range: { doseGPerL: between('Dose', 0, 20, 'g/L') },
  tolerance: 'Exact for calcium carbonate; a range of two for the potassium salts.',
  value: ({ salt, bitartrate, doseGPerL }) => doseGPerL / saltPerGramOfAcid[salt]?.[bitartrate],
});

/**
 * Acidex by its label's rule: 26 g per US gallon for each 1 % (10 g/L) of titratable acidity.
 *
 * @example acidexByRule({ taFromGPerL: 12, taToGPerL: 8, volumeL: 18.927 }).value // 52.0
 * @source 101winemaking-acidex
 */
export const acidexByRule = defineFormula<{
  readonly taFromGPerL: number;
  readonly taToGPerL: number;
  readonly volumeL: number;
}>({
  source: ['101winemaking-acidex'],
  range: { taFromGPerL: ta, taToGPerL: ta, volumeL: ranges.volumeL },
  tolerance: '3 % above the stoichiometry of calcium carbonate.',
  value: ({ taFromGPerL, taToGPerL, volumeL }) =>
    taToGPerL > taFromGPerL
      ? outOfRange(Number.NaN, higher)
      : (26 * gramsPer.g * (taFromGPerL - taToGPerL) * volumeL) / (10 * litersPer.usGal),
});

/**
 * Smallest part of a wine to treat by the double-salt process: `Vmin = V (TA1 - TA2) / TA1`.
 * The source recommends 1.05 times as much. The University of Tennessee prints a smaller part for the same wine.
 *
 * @example doubleSaltVolume({ taFromGPerL: 12, taToGPerL: 8, volumeL: 1000 }).value // 333.33
 * @source vinolab-double-salt
 */
export const doubleSaltVolume = defineFormula<{
  readonly taFromGPerL: number;
  readonly taToGPerL: number;
  readonly volumeL: number;
}>({
  source: ['vinolab-double-salt'],
  range: {
    taFromGPerL: above('Titratable acidity', 0, ta.high, 'g/L'),
    taToGPerL: ta,
    volumeL: ranges.volumeL,
  },
  tolerance: 'Published part volumes differ by 7 %.',
  value: ({ taFromGPerL, taToGPerL, volumeL }) =>
    taToGPerL > taFromGPerL
      ? outOfRange(Number.NaN, higher)
      : (volumeL * (taFromGPerL - taToGPerL)) / taFromGPerL,
});

export const recommendedDoubleSaltSurplus = 1.05;

/**
 * Calcium carbonate for the double-salt process: `kg = (TA1 - TA2) V / 150.087 / 10`, the source taking 100 for the
 * molar mass of calcium carbonate (0.09 % low).
 *
 * @example doubleSaltCarbonate({ taFromGPerL: 12, taToGPerL: 8, volumeL: 1000 }).value // 2.665
 * @source vinolab-double-salt
 */
export const doubleSaltCarbonate = defineFormula<{
  readonly taFromGPerL: number;
  readonly taToGPerL: number;
  readonly volumeL: number;
}>({
  source: ['vinolab-double-salt'],
  range: { taFromGPerL: ta, taToGPerL: ta, volumeL: ranges.volumeL },
  tolerance: '0.1 %.',
  value: ({ taFromGPerL, taToGPerL, volumeL }) =>
    taToGPerL > taFromGPerL
      ? outOfRange(Number.NaN, higher)
      : ((taFromGPerL - taToGPerL) * volumeL) / molarMass.tartaricAcid / 10,
});
