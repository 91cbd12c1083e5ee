import { residualGasByBrewers } from '@orbit-vine/enology/gas/bottle-gas.ts';
import { carbonDioxidePer } from '@orbit-vine/enology/gas/fermentation-gas.ts';
import { potentialAlcoholFromSugar } from '@orbit-vine/enology/sugar/must.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { figure, inWords, noteOf, present, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';
import { burstCaution, gasFieldNames, gaugeFigures, onGauge, warmCaution } from '../gas-present.ts';
import { type BottleInputs, bottleOf } from './bottle.ts';
import { bottlePressureForm } from './form.ts';

/** Above this a US wine is taxed as sparkling. */
const stillUpToGPerL = 3.92;

const [perHexose, perSucrose] = [carbonDioxidePer.hexose, carbonDioxidePer.sucrose].map((gas) =>
  fixed(gas, 4),
);

function workingOf(inputs: BottleInputs, { left, present: held, gas, gaugeAt }: ReturnType<typeof bottleOf>) {
  const { sugar, gravityNow, gravityDry, addedGPerL, temperatureC, alcoholPercentVol } = inputs;
  return present(
    sugar === 'gravity' &&
      step(
        'sugar = 16.83 × 1000 (OG − FG) / (7.75 − 3.75 (OG − 1.007))',
        `from ${short(gravityNow, 4)} to ${short(gravityDry, 4)}: ${fixed(left.value, 1)} g/L`,
        'duncan-acton',
      ),
    step(
      `CO₂ = present + ${perHexose} left + ${perSucrose} added`,
      `${short(held, 2)} + ${perHexose} × ${fixed(left.value, 1)} + ${perSucrose} × ${short(addedGPerL, 1)} = ${fixed(gas.value, 2)} g/L`,
      'stoichiometry',
    ),
    step(
      'CO₂ = 1.951 × 10⁻⁵ P (0.86 − 0.01 A)(1 − 0.00144 S), corrected for temperature',
      `${fixed(gas.value, 2)} g/L at ${short(temperatureC, 1)} °C and ${short(alcoholPercentVol, 1)}% vol: ${fixed(gaugeAt(temperatureC), 2)} bar on the gauge`,
      'eec-2676-90',
    ),
  );
}

export const definition = defineCalculator({
  id: 'bottle-pressure',
  form: bottlePressureForm,
  fields: (inputs) => [
    'sugar',
    ...(inputs.sugar === 'grams' ? (['residualGPerL'] as const) : (['gravityNow', 'gravityDry'] as const)),
    'addedGPerL',
    'alcoholPercentVol',
    'temperatureC',
    ...gasFieldNames(inputs),
  ],
  title: 'Pressure from Sugar',
  name: 'Pressure of a bottle',
  description:
    'See what pressure the sugar in a pét-nat, a cider, or a bottle on its lees will make, before you close it.',
  resultUnits: ['pressure'],
  compute(inputs, unitOf) {
    const { temperatureC, wineTemperatureC, addedGPerL } = inputs;
    const bottle = bottleOf(inputs);
    const { left, gas, reading, gaugeAt } = bottle;
    const [pressure, amount] = [unitOf('pressure'), unitOf('carbonDioxide')];
    const withOneMore = bottleOf({ ...inputs, addedGPerL: addedGPerL + 1 });
    const perGram = withOneMore.gaugeAt(temperatureC) - gaugeAt(temperatureC);
    const made = potentialAlcoholFromSugar({
      sugarGPerL: (gas.value - bottle.present) / carbonDioxidePer.hexose,
    });
    const brewers = residualGasByBrewers({ temperatureC: wineTemperatureC });
    return {
      tank: unchanged,
      headline: [
        onGauge('Pressure of the bottle', gaugeAt(temperatureC), pressure),
        figure('Carbon dioxide', amount.fromBase(gas.value), 1, amount.label),
      ],
      ...noteOf(left, gas, reading),
      cautions: present(
        burstCaution,
        warmCaution(gaugeAt, pressure),
        gas.value > stillUpToGPerL &&
          'United States: with more than 3.92 g/L of carbon dioxide, a wine is taxed as sparkling; hard cider may hold 6.4 (26 U.S.C. 5041).',
      ),
      more: [
        ...gaugeFigures(gaugeAt, pressure),
        figure('Carbon dioxide before', amount.fromBase(bottle.present), 1, amount.label),
        ...(inputs.gas === 'saturated'
          ? [figure('The same in a beer, by brewers’ formula', brewers, 2, 'volumes')]
          : []),
        ...(inputs.sugar === 'gravity' ? [figure('Sugar left to ferment', left, 1, 'g/L')] : []),
        figure('Alcohol gained', made, 1, '% vol'),
      ],
      uncertainty: present(
        'The pressure is an upper bound: about 3% of the sugar feeds the yeast, and what escapes at bottling or disgorging is gone.',
        Number.isFinite(perGram) &&
          `If the sugar is off by 1 g/L: ${inWords(figure('', pressure.fromBase(perGram), 2, pressure.label))} either way.`,
      ),
      steps: workingOf(inputs, bottle),
      range:
        'Bottles at 0 to 30 °C with up to 60 g/L of sugar. The law’s formula holds at 20 °C; elsewhere we fit it to values published for Champagne at 10 °C.',
    };
  },
});
