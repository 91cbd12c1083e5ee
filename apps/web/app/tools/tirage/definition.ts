import { carbonDioxidePer } from '@orbit-vine/enology/gas/fermentation-gas.ts';
import { atmosphereBar, pressureByCellarRule } from '@orbit-vine/enology/gas/sparkling.ts';
import { potentialAlcoholFromSugar } from '@orbit-vine/enology/sugar/must.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { alcoholField, choiceField, numberField, volumeField } from '../../calculator/form/fields.ts';
import type { Unit } from '../../calculator/form/units.ts';
import { figure, inWords, noteOf, present, step, weighed } from '../../calculator/result/figures.ts';
import { diluted } from '../../calculator/result/tank-after.ts';
import { tirageOf } from './pressure.ts';

const temperatures = [5, 10, 15, 20, 25] as const;
/** Published as 0.618 to 0.63 L/kg. */
const litersPerGramOfSugar = 0.00062;
/** From this pressure in a warm room on the page reminds of the glass. */
const usualBottleBar = 6;

const [perHexose, perSucrose] = [carbonDioxidePer.hexose, carbonDioxidePer.sucrose].map((gas) =>
  fixed(gas, 4),
);

const onGauge = (label: string, bar: number, unit: Unit) =>
  figure(label, unit.fromBase(bar), unit.id === 'psi' ? 0 : 1, unit.label);

export const definition = defineCalculator({
  id: 'tirage',
  form: {
    numbers: {
      overpressureBar: numberField(
        'Pressure wanted',
        { family: 'pressure' },
        [0.5, 5, 7],
        'sparkling wines have 0.5 to 7 bar',
        {
          step: 0.1,
          hint: 'Gauge pressure: above that of the air.',
        },
      ),
      volumeL: volumeField('Volume of base wine'),
      alcoholPercentVol: alcoholField('Alcohol of the base wine', 11),
      residualGPerL: numberField('Sugar present', 'g/L', [0, 1, 50], 'a base wine holds little', {
        step: 0.1,
      }),
      carbonDioxideGPerL: numberField(
        'Carbon dioxide present',
        'g/L',
        [0, 0.5, 3],
        'a still wine holds little',
        { step: 0.1 },
      ),
    },
    choices: {
      at: choiceField('Pressure read at', {
        '10': '10 °C (50 °F)',
        '12': '12 °C (54 °F)',
        '20': '20 °C (68 °F)',
      }),
    },
  },
  fields: () => [
    'overpressureBar',
    'at',
    'volumeL',
    'alcoholPercentVol',
    'residualGPerL',
    'carbonDioxideGPerL',
  ],
  title: 'Tirage Sugar and Pressure',
  name: 'Tirage',
  description:
    'Weigh the sugar for a pressure in the bottle, and see what the pressure becomes in a warm cellar.',
  resultUnits: ['mass'],
  compute(inputs, unitOf) {
    const { overpressureBar, volumeL, alcoholPercentVol, residualGPerL, carbonDioxideGPerL } = inputs;
    const { sugar, gas, gaugeAt: at } = tirageOf(inputs);
    const pressure = unitOf('pressure');
    // The law is linear in the pressure itself, an atmosphere above the gauge's.
    const perGram = (carbonDioxidePer.sucrose * (overpressureBar + atmosphereBar)) / gas;
    // As much as the hexose makes that gives this gas.
    const gained = potentialAlcoholFromSugar({
      sugarGPerL: (gas - carbonDioxideGPerL) / carbonDioxidePer.hexose,
    });
    return {
      // The sugar takes room, and then ferments.
      tank: diluted(
        { from: volumeL, to: volumeL * (1 + sugar.value * litersPerGramOfSugar) },
        { alcoholPercentVol: 'unknown', residualSugarGPerL: 'unknown', totalSo2MgPerL: 'unknown' },
      ),
      effect: {
        from: pressure.fromBase(overpressureBar - sugar.value * perGram),
        to: pressure.fromBase(overpressureBar),
        decimals: 2,
        unit: pressure.label,
        of: 'on the gauge',
      },
      headline: [
        weighed('Sugar for the wine', sugar.value * volumeL, unitOf('mass')),
        figure('Sugar per liter', sugar, 1, 'g/L'),
      ],
      ...noteOf(sugar),
      cautions: present(
        'Bottles burst. Use bottles and caps made for the pressure, count the sugar already there, and wear a face shield.',
        at(25) > usualBottleBar &&
          `At 25 °C these bottles would hold ${inWords(onGauge('', at(25), pressure))}. Keep them cool; ask what the glass withstands.`,
      ),
      more: [
        figure('Carbon dioxide', gas, 1, 'g/L'),
        figure('Alcohol gained', gained, 1, '% vol'),
        ...temperatures.map((celsius) => onGauge(`On the gauge at ${celsius} °C`, at(celsius), pressure)),
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
      steps: [
        step(
          'CO₂ = 1.951 × 10⁻⁵ P (0.86 − 0.01 A)(1 − 0.00144 S), corrected for temperature',
          `${short(overpressureBar, 2)} bar on the gauge at ${inputs.at} °C and ${short(alcoholPercentVol, 1)}% vol: ${fixed(gas, 2)} g/L`,
          'eec-2676-90',
        ),
        step(
          `sugar = (CO₂ wanted − present − ${perHexose} residual) / ${perSucrose}`,
          `(${fixed(gas, 2)} − ${short(carbonDioxideGPerL, 2)} − ${perHexose} × ${short(residualGPerL, 2)}) / ${perSucrose} = ${fixed(sugar.value, 2)} g/L`,
          'stoichiometry',
        ),
      ],
      range:
        'The law’s formula holds at 20 °C; elsewhere we fit it to values published for Champagne at 10 °C. We assume all sugar ferments.',
    };
  },
  dose: {
    tankColumns: ['volumeL', 'alcoholPercentVol', 'residualGPerL'],
    tankExample: 'Cuvée A; 500; 10.8; 1',
  },
});
