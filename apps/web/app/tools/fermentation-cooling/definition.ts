import {
  adiabaticRise,
  fermentationHeat,
  fermentationHeatKjPerG,
  iceForHeat,
  peakCooling,
  sensibleHeat,
} from '@orbit-vine/enology/heat/fermentation-heat.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { numberField, volumeField } from '../../calculator/form/fields.ts';
import { figure, step, weighed } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

const mustDensityKgPerL = 1.09;
const megajoulesPerKwh = 3.6;

export const definition = defineCalculator({
  id: 'fermentation-cooling',
  form: {
    numbers: {
      volumeL: volumeField('Volume of must', 5000),
      sugarGPerL: numberField('Sugar', 'g/L', [100, 220, 300], 'musts hold 100 to 300 g/L'),
      dropGPerLPerDay: numberField(
        'Sugar fermented on the peak day',
        'g/L',
        [5, 40, 60],
        'ferments use 5 to 60 g/L a day',
      ),
      specificHeat: numberField(
        'Specific heat of must',
        'kJ/(kg K)',
        [3.5, 3.8, 4.2],
        'musts lie in this range',
        {
          step: 0.05,
          hint: 'A typical value, without a source.',
        },
      ),
      coolByC: numberField('Cooling beforehand', '°C', [0, 0, 30], 'grapes come in at most 30 °C too warm'),
    },
    choices: {},
  },
  title: 'Heat of Fermentation and Cooling',
  name: 'Cooling',
  description:
    'Estimate the heat of a fermentation, the kilowatts at its peak, and the rise in temperature without cooling.',
  compute({ volumeL, sugarGPerL, dropGPerLPerDay, specificHeat, coolByC }, unitOf) {
    const heat = fermentationHeat({ sugarGPerL, volumeL });
    const peak = peakCooling({ sugarGPerLPerDay: dropGPerLPerDay, volumeL });
    const rise = adiabaticRise({
      sugarGPerL,
      specificHeatKjPerKgK: specificHeat,
      densityKgPerL: mustDensityKgPerL,
    });
    const before = sensibleHeat({
      massKg: volumeL * mustDensityKgPerL,
      specificHeatKjPerKgK: specificHeat,
      temperatureChangeC: coolByC,
    });
    return {
      tank: unchanged,
      headline: [figure('Cooling at the peak', peak, 1, 'kW'), figure('Total heat', heat, 0, 'MJ')],
      cautions: [
        'An estimate, and an upper bound: evaporation and the tank wall carry part of the heat away.',
      ],
      more: [
        figure('The same in kilowatt-hours', heat.value / megajoulesPerKwh, 0, 'kWh'),
        figure('The peak in BTU per hour', peak.value * 3412.14, 0, 'BTU/h'),
        figure('Temperature rise without any loss', rise, 0, '°C'),
        weighed(
          'Ice that would absorb the heat',
          iceForHeat({ heatMj: heat.value }).value * 1000,
          unitOf('mass'),
        ),
        ...(coolByC > 0 ? [figure('Heat to remove from the must first', before, 0, 'MJ')] : []),
      ],
      uncertainty: [`10% either way: ${fixed(peak.value * 0.9, 1)} to ${fixed(peak.value * 1.1, 1)} kW.`],
      steps: [
        step(
          'MJ = 0.557 × g/L × L / 1000',
          `${fixed(fermentationHeatKjPerG, 3)} × ${short(sugarGPerL, 1)} × ${short(volumeL, 1)} / 1000 = ${fixed(heat.value, 1)} MJ`,
          'colombie-heat',
        ),
        step(
          'kW = 0.557 × g/L a day × L / 86,400',
          `${fixed(fermentationHeatKjPerG, 3)} × ${short(dropGPerLPerDay, 1)} × ${short(volumeL, 1)} / 86,400 = ${fixed(peak.value, 2)} kW`,
          'colombie-heat',
        ),
      ],
      range:
        '24 kcal per mole of hexose, which is 0.557 kJ per gram. The specific heat of must is a typical value without a source.',
    };
  },
});
