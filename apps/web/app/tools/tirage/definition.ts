import { carbonDioxidePer } from '@orbit-vine/enology/gas/fermentation-gas.ts';
import { atmosphereBar, pressureByCellarRule } from '@orbit-vine/enology/gas/sparkling.ts';
import { hexosePerSucrose } from '@orbit-vine/enology/sugar/chaptalization.ts';
import { potentialAlcoholFromSugar } from '@orbit-vine/enology/sugar/must.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import { figure, inWords, present, step, weighed } from '../../calculator/result/figures.ts';
import { diluted } from '../../calculator/result/tank-after.ts';
import { burstCaution, gasFieldNames, gaugeFigures, onGauge, warmCaution } from '../gas-present.ts';
import { tirageForm } from './form.ts';
import { tirageOf } from './pressure.ts';

/** Published as 0.618 to 0.63 L/kg. */
const litersPerGramOfSugar = 0.00062;

const [perHexose, perSucrose] = [carbonDioxidePer.hexose, carbonDioxidePer.sucrose].map((gas) =>
  fixed(gas, 4),
);

function workingOf(inputs: InputsOf<typeof tirageForm>, tirage: ReturnType<typeof tirageOf>) {
  const { wanted, overpressureBar, alcoholPercentVol, residualGPerL, wantedCarbonDioxideGPerL } = inputs;
  const { sugar, gas, present: held } = tirage;
  const gasWanted = wanted === 'pressure' ? gas : wantedCarbonDioxideGPerL;
  return present(
    wanted === 'pressure' &&
      sugar.inRange &&
      step(
        'CO₂ = 1.951 × 10⁻⁵ P (0.86 − 0.01 A)(1 − 0.00144 S), corrected for temperature',
        `${short(overpressureBar, 2)} bar on the gauge at ${inputs.at} °C and ${short(alcoholPercentVol, 1)}% vol: ${fixed(gas, 2)} g/L`,
        'eec-2676-90',
      ),
    step(
      `sugar = (CO₂ wanted − present − ${perHexose} residual) / ${perSucrose}`,
      `(${fixed(gasWanted, 2)} − ${short(held, 2)} − ${perHexose} × ${short(residualGPerL, 2)}) / ${perSucrose} = ${fixed(sugar.value, 2)} g/L`,
      'stoichiometry',
    ),
  );
}

export const definition = defineCalculator({
  id: 'tirage',
  form: tirageForm,
  fields: (inputs) => [
    'wanted',
    ...(inputs.wanted === 'pressure'
      ? (['overpressureBar', 'at'] as const)
      : (['wantedCarbonDioxideGPerL'] as const)),
    'volumeL',
    'alcoholPercentVol',
    'residualGPerL',
    ...gasFieldNames(inputs),
  ],
  title: 'Tirage Sugar and Pressure',
  name: 'Tirage',
  description:
    'Weigh the sugar for a pressure or an amount of gas in the bottle, and see what the pressure becomes in a warm cellar.',
  resultUnits: ['mass'],
  compute(inputs, unitOf) {
    const tirage = tirageOf(inputs);
    const { sugar, gas, withoutSugar, gaugeAt, readAtC } = tirage;
    const pressure = unitOf('pressure');
    const reached = gaugeAt(readAtC);
    // Henry's law holds for the absolute pressure, an atmosphere above the gauge's.
    const perGram = (carbonDioxidePer.sucrose * (reached + atmosphereBar)) / gas;
    // The alcohol that forms along with this gas.
    const gained = potentialAlcoholFromSugar({
      sugarGPerL: (gas - tirage.present) / carbonDioxidePer.hexose,
    });
    return {
      // The sugar takes room, and then ferments.
      tank: diluted(
        { from: inputs.volumeL, to: inputs.volumeL * (1 + sugar.value * litersPerGramOfSugar) },
        { alcoholPercentVol: 'unknown', residualSugarGPerL: 'unknown', totalSo2MgPerL: 'unknown' },
      ),
      ...(sugar.inRange && {
        effect: {
          from: pressure.fromBase(reached - (gas - withoutSugar) * (perGram / carbonDioxidePer.sucrose)),
          to: pressure.fromBase(reached),
          decimals: 2,
          unit: pressure.label,
          of: 'on the gauge',
        },
      }),
      headline: sugar.inRange
        ? [
            weighed('Sugar for the wine', sugar.value * inputs.volumeL, unitOf('mass')),
            figure('Sugar per liter', sugar, 1, 'g/L'),
          ]
        : [onGauge('Pressure without any added sugar', reached, pressure)],
      ...(!sugar.inRange && { note: `${sugar.note} This is its pressure at ${readAtC} °C.` }),
      cautions: present(burstCaution, warmCaution(gaugeAt, pressure)),
      more: [
        figure('Carbon dioxide', unitOf('carbonDioxide').fromBase(gas), 1, unitOf('carbonDioxide').label),
        figure('Alcohol gained', gained, 1, '% vol'),
        ...gaugeFigures(gaugeAt, pressure),
        figure('The same as grape sugar still to ferment', hexosePerSucrose * sugar.value, 1, 'g/L'),
        figure(
          'By the rule of 4 g/L per atmosphere',
          pressureByCellarRule({ sugarGPerL: sugar.value }),
          1,
          'atm',
        ),
      ],
      uncertainty: [
        'The pressure is an upper bound: about 3% of the sugar feeds the yeast, and some gas is lost at disgorging.',
        `One gram of sugar per liter makes ${inWords(figure('', pressure.fromBase(perGram), 2, pressure.label))}.`,
      ],
      steps: workingOf(inputs, tirage),
      range:
        'The law’s formula holds at 20 °C; elsewhere we fit it to values published for Champagne at 10 °C. We assume all sugar ferments.',
    };
  },
  dose: {
    tankColumns: ['volumeL', 'alcoholPercentVol', 'residualGPerL'],
    tankExample: 'Cuvée A; 500; 10.8; 1',
  },
});
