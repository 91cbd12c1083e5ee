import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { between, ranges } from '../range.ts';
import { gramsOfSugarPerPercentVol } from '../sugar/must.ts';

const targetAlcoholPercentVol = between('Alcohol wanted', 10, 30, '% vol');
const spiritAlcoholPercentVol = between('Strength of the spirit', 20, 100, '% vol');
const weakSpirit = 'The spirit is no stronger than the target.';

/**
 * Sugar of a fermenting must at which to fortify it, g/L, so that the fortified wine has c g/L of sugar and T % vol:
 * `r = c (16.83 S - m) / (16.83 (S - T) - c)`. It follows from Pearson's square, `f = (S - T) / (S - A)`, with the alcohol
 * made so far, `A = (m - r) / 16.83`, and the dilution of the sugar, `c = r f`.
 *
 * @example sugarAtFortification({ mustSugarGPerL: 237.8, targetSugarGPerL: 100, targetAlcoholPercentVol: 19.5, spiritAlcoholPercentVol: 77 }).value // 122
 * @source vinolab-fortification-point, oiv-oeno-21-2004
 */
export const sugarAtFortification = defineFormula<{
  readonly mustSugarGPerL: number;
  readonly targetSugarGPerL: number;
  readonly targetAlcoholPercentVol: number;
  readonly spiritAlcoholPercentVol: number;
}>({
  source: ['vinolab-fortification-point', 'oiv-oeno-21-2004'],
  range: {
    mustSugarGPerL: between('Sugar of the must', 50, 400, 'g/L'),
    targetSugarGPerL: ranges.sugarGPerL,
    targetAlcoholPercentVol,
    spiritAlcoholPercentVol,
  },
  tolerance: '± 5 g/L: yeasts differ in what they make of sugar, and volumes contract.',
  value: ({ mustSugarGPerL: m, targetSugarGPerL: c, targetAlcoholPercentVol: t, ...spirit }) => {
    const s = spirit.spiritAlcoholPercentVol;
    if (s <= t) return outOfRange(Number.NaN, weakSpirit);
    const room = gramsOfSugarPerPercentVol * (s - t) - c;
    const left = (c * (gramsOfSugarPerPercentVol * s - m)) / room;
    if (room <= 0 || left > m || left < 0) {
      return outOfRange(Number.NaN, 'The must has too little sugar for this, even before it ferments.');
    }
    const alcohol = (m - left) / gramsOfSugarPerPercentVol;
    return alcohol > t ? outOfRange(Number.NaN, 'The must makes more alcohol than this by itself.') : left;
  },
});

/**
 * Specific gravity of a fermenting must when it has made so much alcohol: Duncan and Acton's formula solved for the
 * gravity, `FG = OG - A (7.75 - 3.75 (OG - 1.007)) / 1000`.
 *
 * @example gravityAtAlcohol({ initialSpecificGravity: 1.1, alcoholPercentVol: 14.32 }).value // 0.994
 * @source duncan-acton
 */
export const gravityAtAlcohol = defineFormula<{
  readonly initialSpecificGravity: number;
  readonly alcoholPercentVol: number;
}>({
  source: ['duncan-acton'],
  range: {
    initialSpecificGravity: between('Initial gravity', 1, 1.2),
    alcoholPercentVol: ranges.wineAlcoholPercentVol,
  },
  tolerance: '± 0.002.',
  value: ({ initialSpecificGravity: og, alcoholPercentVol }) =>
    og - (alcoholPercentVol * (7.75 - 3.75 * (og - 1.007))) / 1000,
});

/**
 * Hydrometer reading at which to fortify, °Bx, by VinoCalc, from the true Brix of must and port:
 * `-(291 i T + (3891 f - 291 i) S - 2000 f i) / (3600 T - 3600 S + 2000 f)`.
 *
 * @example fortificationPointByVinoCalc({ mustBrix: 24, targetBrix: 10, targetAlcoholPercentVol: 19.5, spiritAlcoholPercentVol: 77 }).value // 11.3
 * @source vinolab-fortification-point
 */
export const fortificationPointByVinoCalc = defineFormula<{
  readonly mustBrix: number;
  readonly targetBrix: number;
  readonly targetAlcoholPercentVol: number;
  readonly spiritAlcoholPercentVol: number;
}>({
  source: ['vinolab-fortification-point'],
  range: {
    mustBrix: between('Brix of the must', 10, 40, '°Bx'),
    targetBrix: between('Brix of the fortified wine', 0, 30, '°Bx'),
    targetAlcoholPercentVol,
    spiritAlcoholPercentVol,
  },
  tolerance: '± 1 °Bx: it takes 1.8 °Bx for 1 % vol.',
  value: ({ mustBrix: i, targetBrix: f, targetAlcoholPercentVol: t, spiritAlcoholPercentVol: s }) =>
    s <= t
      ? outOfRange(Number.NaN, weakSpirit)
      : -(291 * i * t + (3891 * f - 291 * i) * s - 2000 * f * i) / (3600 * t - 3600 * s + 2000 * f),
});
