import {
  gaugeFall,
  matchGoesOutBelowPercent,
  oxygenAfterPurging,
  purgeGas,
} from '@orbit-vine/enology/gas/inert-gas.ts';
import { litersPer } from '@orbit-vine/enology/units.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, step, volume } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

export const definition = defineCalculator({
  id: 'headspace-gas',
  form: {
    numbers: {
      headspaceL: numberField(
        'Headspace',
        { family: 'volume' },
        [0.1, 200, 100_000],
        'no headspace is larger',
      ),
      purges: numberField('Purges', '', [1, 5, 8], 'more is a waste of gas', {
        hint: 'Each takes one headspace of gas.',
      }),
      cylinderFt3: numberField('Cylinder', 'ft³', [5, 330, 500], 'cylinders hold 5 to 500 ft³', {
        hint: 'The gas in it at atmospheric pressure, as it is sold.',
      }),
      cylinderL: numberField('Cylinder', 'L', [1, 50, 80], 'cylinders hold 1 to 80 L', {
        hint: 'Its inside volume, as stamped on the shoulder.',
      }),
      fullBar: numberField(
        'Pressure when full',
        { family: 'pressure' },
        [50, 207, 300],
        'full cylinders hold 50 to 300 bar',
      ),
    },
    choices: {
      soldBy: choiceField('Cylinder sized by', { gas: 'its gas, in ft³', inside: 'its inside volume, in L' }),
    },
  },
  fields: ({ soldBy }) => [
    'headspaceL',
    'purges',
    'soldBy',
    soldBy === 'inside' ? 'cylinderL' : 'cylinderFt3',
    'fullBar',
  ],
  title: 'Inert Gas for a Headspace',
  name: 'Inert gas',
  description:
    'Find how much gas purges a tank that isn’t full, the drop on the gauge, and the oxygen that would remain.',
  compute({ headspaceL, purges, soldBy, cylinderFt3, cylinderL, fullBar }, unitOf) {
    const gas = purgeGas({ headspaceL, purges });
    const contentsL = soldBy === 'inside' ? cylinderL * fullBar : cylinderFt3 * litersPer.ft3;
    const fall = gaugeFall({ gasL: gas.value, contentsL, fullGauge: fullBar });
    const pressure = unitOf('pressure');
    return {
      tank: unchanged,
      headline: [
        volume('Gas', gas, unitOf('volume')),
        figure('Drop on the gauge', pressure.fromBase(fall.value), 0, pressure.label),
      ],
      ...noteOf(fall),
      cautions: [
        `Inert gas kills without warning. Never put your head into a tank, never step down into one or into a pit, and ventilate the cellar. A match that goes out proves only that there is less than ${matchGoesOutBelowPercent}% oxygen.`,
      ],
      more: [
        figure('Oxygen that would remain', oxygenAfterPurging({ purges }), 1, '%'),
        volume('The cylinder holds', contentsL, unitOf('volume')),
        figure('Headspaces purged by a full cylinder', Math.floor(contentsL / (headspaceL * purges)), 0),
      ],
      uncertainty: [
        'This holds for gas and air that mix at once. A slow stream of a heavy gas from below does better; a jet does worse.',
      ],
      steps: [
        step(
          'gas = n × headspace',
          `${short(purges, 1)} × ${short(headspaceL, 1)} = ${fixed(gas.value, 0)} L`,
          'winedoc-gas',
        ),
        step(
          'fall = full × gas / contents',
          `${short(fullBar, 1)} × ${fixed(gas.value, 0)} / ${fixed(contentsL, 0)} = ${fixed(fall.value, 1)} bar`,
          'winedoc-gas',
        ),
      ],
      range:
        'For argon and nitrogen. Carbon dioxide is liquid in its cylinder: the gauge stays put until the end, and the gas dissolves in the wine.',
    };
  },
});
