import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { between } from '../range.ts';
import { fahrenheitFromCelsius } from '../units.ts';
import { carbonDioxideKgPerM3, carbonDioxidePer } from './fermentation-gas.ts';

const presentCarbonDioxideGPerL = between('Carbon dioxide present', 0, 10, 'g/L');
const residualSugarGPerL = between('Sugar left to ferment', 0, 100, 'g/L');
const carbonDioxideGPerL = between('Carbon dioxide', 0, 60, 'g/L');

/**
 * Carbon dioxide in a closed bottle once all of its sugar has fermented, g/L:
 * `present + per hexose × left + per sucrose × added`, by `carbonDioxidePer`.
 *
 * @example carbonDioxideInBottle({ presentCarbonDioxideGPerL: 2, residualSugarGPerL: 0, addedSugarGPerL: 12 }).value // 8.2
 * @source stoichiometry, lea-carbonation
 */
export const carbonDioxideInBottle = defineFormula<{
  readonly presentCarbonDioxideGPerL: number;
  readonly residualSugarGPerL: number;
  readonly addedSugarGPerL: number;
}>({
  source: ['stoichiometry', 'lea-carbonation'],
  range: {
    presentCarbonDioxideGPerL,
    residualSugarGPerL,
    addedSugarGPerL: between('Sugar added', 0, 100, 'g/L'),
  },
  tolerance: 'An upper bound: about 3 % of the sugar goes into yeast.',
  value: (input) =>
    input.presentCarbonDioxideGPerL +
    carbonDioxidePer.hexose * input.residualSugarGPerL +
    carbonDioxidePer.sucrose * input.addedSugarGPerL,
});

/**
 * Sucrose to add for an amount of carbon dioxide, g/L: `(CO2 wanted - present - per hexose × left) / per sucrose`. The
 * inverse of {@link carbonDioxideInBottle}.
 *
 * @example sugarForCarbonDioxide({ carbonDioxideGPerL: 6, presentCarbonDioxideGPerL: 2, residualSugarGPerL: 0 }).value // 7.8
 * @source stoichiometry, lea-carbonation
 */
export const sugarForCarbonDioxide = defineFormula<{
  readonly carbonDioxideGPerL: number;
  readonly presentCarbonDioxideGPerL: number;
  readonly residualSugarGPerL: number;
}>({
  source: ['stoichiometry', 'lea-carbonation'],
  range: { carbonDioxideGPerL, presentCarbonDioxideGPerL, residualSugarGPerL },
  tolerance: 'About 3 % too little: some of the sugar goes into yeast.',
  value: (input) => {
    const missing =
      input.carbonDioxideGPerL -
      input.presentCarbonDioxideGPerL -
      carbonDioxidePer.hexose * input.residualSugarGPerL;
    return missing < 0
      ? outOfRange(Number.NaN, 'The wine would hold more gas than this without any added sugar.')
      : missing / carbonDioxidePer.sucrose;
  },
});

/**
 * Carbon dioxide in volumes of gas at 0 °C and 1 atm for one of wine: `g/L / 1.977`.
 *
 * @example carbonDioxideVolumes({ carbonDioxideGPerL: 6 }).value // 3.03
 * @source winepress-co2, lea-carbonation
 */
export const carbonDioxideVolumes = defineFormula<{ readonly carbonDioxideGPerL: number }>({
  source: ['winepress-co2', 'lea-carbonation'],
  range: { carbonDioxideGPerL },
  tolerance: '± 1 %: rules of thumb take 2 g/L for a volume.',
  value: ({ carbonDioxideGPerL: gas }) => gas / carbonDioxideKgPerM3,
});

/**
 * Carbon dioxide that a beer keeps after fermentation, volumes, by the formula of brewers' priming tools, F the
 * temperature in °F: `3.0378 - 0.050062 F + 0.00026555 F²`.
 *
 * @example residualGasByBrewers({ temperatureC: 18 }).value // 0.92
 * @source topdown-brew
 */
export const residualGasByBrewers = defineFormula<{ readonly temperatureC: number }>({
  source: ['topdown-brew'],
  range: { temperatureC: between('Temperature', 0, 30, '°C') },
  tolerance: '± 0.05 volumes. A wine holds less, since alcohol lowers the solubility.',
  value: ({ temperatureC }) => {
    const f = fahrenheitFromCelsius(temperatureC);
    return 3.0378 - 0.050062 * f + 0.00026555 * f ** 2;
  },
});
