import { molarMass } from '../chemistry/molar-mass.ts';
import { defineFormula } from '../formula.ts';
import { interpolate } from '../numerics/linear-interpolation.ts';
import { between } from '../range.ts';

/** Underhill's table: mL of a 30 g/L solution per liter; rows 10 to 14 % vol, columns pH 3.1 to 3.5. */
const solutionMlPerL: readonly (readonly number[])[] = [
  [5.5, 6, 7, 8, 9],
  [4.5, 5, 6, 7, 7.5],
  [3.2, 3.5, 4, 4.5, 5],
  [2.6, 3, 3.2, 3.5, 4],
  [2, 2.2, 2.4, 2.7, 3],
];
const tabulatedGPerL = 30;

/** Sorbic acid in potassium sorbate; sources say "three quarters". */
export const sorbicAcidFraction = molarMass.sorbicAcid / molarMass.potassiumSorbate;

/**
 * Potassium sorbate that a sweet wine needs, g/L: Underhill's table by alcohol and pH, bilinear between its cells and
 * never outside them. Only with SO2, a clean filtration, and malolactic conversion complete or prevented.
 * Valid 10 to 14 % vol, pH 3.1 to 3.5.
 *
 * @example sorbateNeeded({ alcoholPercentVol: 12, pH: 3.3 }).value // 0.12
 * @source underhill-sorbate
 */
export const sorbateNeeded = defineFormula<{ readonly alcoholPercentVol: number; readonly pH: number }>({
  source: ['underhill-sorbate'],
  range: {
    alcoholPercentVol: between('Alcohol in the table', 10, 14, '% vol'),
    pH: between('pH in the table', 3.1, 3.5),
  },
  tolerance: 'The table’s last digit: ± 0.003 g/L.',
  value: ({ alcoholPercentVol, pH }) => {
    // 3.3 - 3.1 is not two tenths in binary; a hair off a column would otherwise fall between two.
    const column = Math.round((pH - 3.1) * 1e10) / 1e9;
    const byAlcohol = solutionMlPerL.map((row) => interpolate(row, column));
    return (interpolate(byAlcohol, alcoholPercentVol - 10) * tabulatedGPerL) / 1000;
  },
});

/**
 * Potassium sorbate by MeadTools: `g/L = (400 - 25 ABV) / 750`, whatever the pH. Valid 0 to 16 % vol.
 *
 * @example sorbateByMeadTools({ alcoholPercentVol: 12 }).value // 0.133
 * @source meadtools
 */
export const sorbateByMeadTools = defineFormula<{ readonly alcoholPercentVol: number }>({
  source: ['meadtools'],
  range: { alcoholPercentVol: between('Alcohol', 0, 16, '% vol') },
  tolerance: 'A rule without pH: from 11 % less to 38 % more than the table at 12 % vol.',
  value: ({ alcoholPercentVol }) => (400 - 25 * alcoholPercentVol) / 750,
});

/**
 * Sorbic acid in a dose of potassium sorbate, which is what the law limits: `0.7464 × sorbate`.
 *
 * @example sorbicAcidOf({ sorbateGPerL: 0.27 }).value // 0.2015
 * @source nanaimo-sorbate, stoichiometry
 */
export const sorbicAcidOf = defineFormula<{ readonly sorbateGPerL: number }>({
  source: ['nanaimo-sorbate', 'stoichiometry'],
  range: { sorbateGPerL: between('Potassium sorbate', 0, 1000, 'g/L') },
  tolerance: 'Exact for the pure salt.',
  value: ({ sorbateGPerL }) => sorbateGPerL * sorbicAcidFraction,
});
