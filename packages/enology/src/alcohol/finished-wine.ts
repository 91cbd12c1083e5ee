import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { between, ranges } from '../range.ts';

const specificGravity = between('Specific gravity of a wine', 0.98, 1.1);

/**
 * Alcohol of a finished wine from its specific gravity by hydrometer and its reading on a sugar refractometer, % vol:
 * `1.646 b - 2.703 (145 - 145 / s) - 1.794`. Alcohol lowers the one and raises the other; sugar raises both.
 *
 * @example alcoholByRefractometer({ brix: 7, specificGravity: 0.992 }).value // 12.9
 * @source vinolab-refractometer
 */
export const alcoholByRefractometer = defineFormula<{
  readonly brix: number;
  readonly specificGravity: number;
}>({
  source: ['vinolab-refractometer'],
  range: { brix: between('Refractometer reading of a wine', 3, 30, '°Bx'), specificGravity },
  tolerance: '± 0.5 % vol: 0.1 °Bx is 0.16 % vol, and 0.001 SG is 0.39 % vol.',
  value: ({ brix, specificGravity: gravity }) => {
    const alcohol = 1.646 * brix - 2.703 * (145 - 145 / gravity) - 1.794;
    return alcohol < 0 || alcohol > 24
      ? outOfRange(Number.NaN, 'No wine has these two readings. Read both at 20 °C, without gas.')
      : alcohol;
  },
});

/**
 * Dissolved solids of a wine from its specific gravity and alcohol, g/L: `2.52 (1000 s - 1000 + 1.264 A)`.
 *
 * @example dissolvedSolids({ specificGravity: 0.992, alcoholPercentVol: 12.9 }).value // 20.9
 * @source vinolab-solids
 */
export const dissolvedSolids = defineFormula<{
  readonly specificGravity: number;
  readonly alcoholPercentVol: number;
}>({
  source: ['vinolab-solids'],
  range: { specificGravity, alcoholPercentVol: ranges.wineAlcoholPercentVol },
  tolerance: '± 3 g/L for each 1 % vol that the alcohol is off.',
  value: ({ specificGravity: gravity, alcoholPercentVol }) =>
    2.52 * (1000 * gravity - 1000 + 1.264 * alcoholPercentVol),
});

/**
 * Apparent alcohol of a wine by ebulliometer, % vol, from how far below water it boils, d in °C:
 * `0.0002590805845 d⁴ - 0.0006404605357 d³ + 0.001926392743 d² + 1.364664067 d - 1.29216576`. Valid for d from 3 to 12 °C
 * (2.8 to 19.6 % vol): below, the polynomial falls short, to -1.3 % vol for water.
 *
 * @example alcoholByEbulliometer({ waterBoilsC: 100, wineBoilsC: 93 }).value // 8.8
 * @source vinolab-ebulliometer, churchward-1940
 */
export const alcoholByEbulliometer = defineFormula<{
  readonly waterBoilsC: number;
  readonly wineBoilsC: number;
}>({
  source: ['vinolab-ebulliometer', 'churchward-1940'],
  range: {
    waterBoilsC: between('Boiling point of water', 85, 103, '°C'),
    wineBoilsC: between('Boiling point of the wine', 70, 103, '°C'),
  },
  tolerance: '± 0.5 % vol: 0.02 °C is 0.04 % vol.',
  value: ({ waterBoilsC, wineBoilsC }) => {
    const d = waterBoilsC - wineBoilsC;
    return d < 3 || d > 12
      ? outOfRange(Number.NaN, 'A wine boils 3 to 12 °C below water.')
      : 0.0002590805845 * d ** 4 -
          0.0006404605357 * d ** 3 +
          0.001926392743 * d ** 2 +
          1.364664067 * d -
          1.29216576;
  },
});

/**
 * Alcohol of a sweet wine from what an ebulliometer shows: `A (1 - 0.015 °Bé)`, with the wine's own Baumé by hydrometer.
 * From 0.5 °Bé on; below that the alcohol stays as it is.
 *
 * @example ebulliometerBesideSugar({ alcoholPercentVol: 12, baume: 2 }).value // 11.64
 * @source monash-ebulliometer
 */
export const ebulliometerBesideSugar = defineFormula<{
  readonly alcoholPercentVol: number;
  readonly baume: number;
}>({
  source: ['monash-ebulliometer'],
  range: {
    alcoholPercentVol: ranges.wineAlcoholPercentVol,
    baume: between('Baumé of a wine', -5, 13, '°Bé'),
  },
  tolerance: '± 0.3 % vol at 5 °Bé. For a sweet wine, distill instead.',
  value: ({ alcoholPercentVol, baume }) => alcoholPercentVol * (baume > 0.5 ? 1 - 0.015 * baume : 1),
});
