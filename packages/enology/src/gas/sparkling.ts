import { defineFormula } from '../formula.ts';
import { after } from '../outcome.ts';
import { between, ranges } from '../range.ts';
import { sugarForCarbonDioxide } from './bottle-gas.ts';
import { carbonDioxidePer } from './fermentation-gas.ts';

const kelvinAt20C = 293.15;
const zeroC = 273.15;
/** d ln k / d(1/T), K. */
const solubilitySlopeK = 2980;
const paPerBar = 100_000;
/** The standard atmosphere, bar. */
export const atmosphereBar = 1.01325;
/** The same, Pa. */
export const oneAtmospherePa = atmosphereBar * paPerBar;

const sugar = between('Sugar', 0, 300, 'g/L');
const temperatureC = between('Temperature', 0, 30, '°C');
const carbonDioxideGPerL = between('Carbon dioxide', 0, 60, 'g/L');
const pressurePa = between('Absolute pressure', 0, 2_000_000, 'Pa');

/** Alcohol and sugar lower the solubility: `(0.86 - 0.01 A)(1 - 0.00144 S)`. */
function liquidFactor(alcoholPercentVol: number, sugarGPerL: number): number {
  return (0.86 - 0.01 * alcoholPercentVol) * (1 - 0.00144 * sugarGPerL);
}

function temperatureFactor(celsius: number): number {
  return Math.exp(solubilitySlopeK * (1 / (zeroC + celsius) - 1 / kelvinAt20C));
}

/**
 * Carbon dioxide that sugar gives when all of it ferments, g/L: `carbonDioxidePer` of it.
 *
 * @example carbonDioxideOfTirage({ sugarGPerL: 24, sugar: 'sucrose' }).value // 12.3
 * @source stoichiometry
 */
export const carbonDioxideOfTirage = defineFormula<{
  readonly sugarGPerL: number;
  readonly sugar: 'sucrose' | 'hexose';
}>({
  source: ['stoichiometry'],
  range: { sugarGPerL: sugar },
  tolerance: 'An upper bound: about 3 % goes into yeast and is lost.',
  value: ({ sugarGPerL, sugar: kind }) => sugarGPerL * (carbonDioxidePer[kind] ?? Number.NaN),
});

/**
 * Carbon dioxide in a sparkling wine from its pressure at 20 °C, g/L:
 * `1.951e-5 P (0.86 - 0.01 A)(1 - 0.00144 S)`, P absolute in Pa, A in % vol, S in g/L.
 *
 * @example carbonDioxideFromPressure({ pressurePa: 700000, alcoholPercentVol: 12.5, sugarGPerL: 10 }).value // 9.893
 * @source eec-2676-90
 */
export const carbonDioxideFromPressure = defineFormula<{
  readonly pressurePa: number;
  readonly alcoholPercentVol: number;
  readonly sugarGPerL: number;
  readonly temperatureC?: number;
}>({
  source: ['eec-2676-90'],
  range: { pressurePa, alcoholPercentVol: ranges.wineAlcoholPercentVol, sugarGPerL: sugar, temperatureC },
  tolerance: '± 2 % at 20 °C; ± 5 % at other temperatures, which are interpolated.',
  value: ({ pressurePa: pressure, alcoholPercentVol, sugarGPerL, temperatureC: celsius = 20 }) =>
    1.951e-5 * pressure * liquidFactor(alcoholPercentVol, sugarGPerL) * temperatureFactor(celsius),
});

/**
 * Absolute pressure of a sparkling wine from its carbon dioxide, Pa. The inverse of {@link carbonDioxideFromPressure};
 * what a gauge shows is an atmosphere less.
 *
 * @example pressureFromCarbonDioxide({ carbonDioxideGPerL: 9.893, alcoholPercentVol: 12.5, sugarGPerL: 10 }).value // 699975
 * @source eec-2676-90
 */
export const pressureFromCarbonDioxide = defineFormula<{
  readonly carbonDioxideGPerL: number;
  readonly alcoholPercentVol: number;
  readonly sugarGPerL: number;
  readonly temperatureC?: number;
}>({
  source: ['eec-2676-90'],
  range: {
    carbonDioxideGPerL,
    alcoholPercentVol: ranges.wineAlcoholPercentVol,
    sugarGPerL: sugar,
    temperatureC,
  },
  tolerance: '± 2 % at 20 °C; ± 5 % at other temperatures, which are interpolated.',
  value: ({ carbonDioxideGPerL: gas, alcoholPercentVol, sugarGPerL, temperatureC: celsius = 20 }) =>
    gas / (1.951e-5 * liquidFactor(alcoholPercentVol, sugarGPerL) * temperatureFactor(celsius)),
});

/**
 * Solubility of carbon dioxide in a wine, g/(L bar): the formula of Regulation 2676/90 at 20 °C, at other temperatures
 * times `exp(2980 (1/T - 1/293.15))`.
 *
 * @example carbonDioxideSolubility({ temperatureC: 10, alcoholPercentVol: 12, sugarGPerL: 0 }).value // 2.07
 * @source eec-2676-90, liger-belair-co2
 */
export const carbonDioxideSolubility = defineFormula<{
  readonly temperatureC: number;
  readonly alcoholPercentVol: number;
  readonly sugarGPerL: number;
}>({
  source: ['eec-2676-90', 'liger-belair-co2'],
  range: { temperatureC, alcoholPercentVol: ranges.wineAlcoholPercentVol, sugarGPerL: sugar },
  tolerance: '± 5 %.',
  value: ({ temperatureC: celsius, alcoholPercentVol, sugarGPerL }) =>
    1.951e-5 * paPerBar * liquidFactor(alcoholPercentVol, sugarGPerL) * temperatureFactor(celsius),
});

/**
 * Overpressure of a wine in bar, from its carbon dioxide at a temperature: what the gauge shows.
 *
 * @example overpressure({ carbonDioxideGPerL: 12.3, alcoholPercentVol: 12, sugarGPerL: 0, temperatureC: 10 }).value // 4.94
 * @source eec-2676-90, liger-belair-co2
 */
export const overpressure = defineFormula<{
  readonly carbonDioxideGPerL: number;
  readonly alcoholPercentVol: number;
  readonly sugarGPerL: number;
  readonly temperatureC: number;
}>({
  source: ['eec-2676-90', 'liger-belair-co2'],
  range: {
    carbonDioxideGPerL,
    alcoholPercentVol: ranges.wineAlcoholPercentVol,
    sugarGPerL: sugar,
    temperatureC,
  },
  tolerance: '± 5 %. Bottles burst: use those made for the pressure.',
  value: (input) => Math.max(0, pressureFromCarbonDioxide(input).value / paPerBar - atmosphereBar),
});

/**
 * Sugar for an overpressure at a temperature, g/L of sucrose, counting what the wine holds already:
 * `(CO2 wanted - CO2 present - per hexose × residual) / per sucrose`, by `carbonDioxidePer`.
 *
 * @example tirageSugar({ overpressureBar: 5, temperatureC: 10, alcoholPercentVol: 11, residualSugarGPerL: 1, presentCarbonDioxideGPerL: 0.5 }).value // 22.6
 * @source eec-2676-90, liger-belair-co2, stoichiometry
 */
export const tirageSugar = defineFormula<{
  readonly overpressureBar: number;
  readonly temperatureC: number;
  readonly alcoholPercentVol: number;
  readonly residualSugarGPerL: number;
  readonly presentCarbonDioxideGPerL: number;
}>({
  source: ['eec-2676-90', 'liger-belair-co2', 'stoichiometry'],
  range: {
    overpressureBar: between('Overpressure', 0, 10, 'bar'),
    temperatureC,
    alcoholPercentVol: ranges.wineAlcoholPercentVol,
    residualSugarGPerL: between('Residual sugar', 0, 100, 'g/L'),
    presentCarbonDioxideGPerL: between('Carbon dioxide present', 0, 10, 'g/L'),
  },
  tolerance: '± 5 %.',
  value: ({ overpressureBar, temperatureC: celsius, alcoholPercentVol, ...present }) =>
    after(
      carbonDioxideFromPressure({
        pressurePa: (overpressureBar + atmosphereBar) * paPerBar,
        alcoholPercentVol,
        sugarGPerL: 0,
        temperatureC: celsius,
      }),
      (gas) => sugarForCarbonDioxide({ ...present, carbonDioxideGPerL: gas }),
    ),
});

/**
 * The cellar rule at 10 °C: 4 g/L of sugar per atmosphere. At 20 °C the same sugar gives 1.4 bar.
 *
 * @example pressureByCellarRule({ sugarGPerL: 24 }).value // 6
 * @source last-bubbles
 */
export const pressureByCellarRule = defineFormula<{ readonly sugarGPerL: number }>({
  source: ['last-bubbles'],
  range: { sugarGPerL: sugar },
  tolerance: '± 5 % at 10 °C only.',
  value: ({ sugarGPerL }) => sugarGPerL / 4,
});
