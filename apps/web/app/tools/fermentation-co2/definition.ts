import {
  carbonDioxideFromAlcohol,
  carbonDioxideFromSugar,
  carbonDioxideVolume,
  ethanolMade,
} from '@orbit-vine/enology/gas/fermentation-gas.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { alcoholField, choiceField, numberField, volumeField } from '../../calculator/form/fields.ts';
import { figure, noteOf, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

export const definition = defineCalculator({
  id: 'fermentation-co2',
  form: {
    numbers: {
      volumeL: volumeField('Volume of must'),
      sugarGPerL: numberField('Sugar fermented', 'g/L', [10, 220, 320], 'musts hold up to 320 g/L'),
      alcoholPercentVol: alcoholField('Alcohol made', 13),
      days: numberField('Days of fermentation', '', [3, 10, 40], 'ferments take 3 to 40 days'),
      roomC: numberField(
        'Temperature of the room',
        { family: 'temperature' },
        [5, 20, 35],
        'cellars are 5 to 35 °C',
        { step: 0.5 },
      ),
    },
    choices: { from: choiceField('I know', { sugar: 'the sugar', alcohol: 'the alcohol' }) },
  },
  fields: ({ from }) => [
    'from',
    'volumeL',
    from === 'alcohol' ? 'alcoholPercentVol' : 'sugarGPerL',
    'days',
    'roomC',
  ],
  title: 'Carbon Dioxide Given Off',
  name: 'Carbon dioxide',
  description:
    'How much gas a fermentation releases into the cellar: its weight, its volume, and the daily average.',
  compute({ from, volumeL, sugarGPerL, alcoholPercentVol, days, roomC }, unitOf) {
    const gas =
      from === 'alcohol'
        ? carbonDioxideFromAlcohol({ alcoholPercentVol, volumeL })
        : carbonDioxideFromSugar({ sugarGPerL, volumeL });
    const cubic = carbonDioxideVolume({ carbonDioxideKg: gas.value, temperatureC: roomC });
    const temperature = unitOf('temperature');
    return {
      tank: unchanged,
      headline: [figure('Carbon dioxide', gas, 1, 'kg'), figure('Volume of the gas', cubic, 1, 'm³')],
      ...noteOf(gas),
      cautions: [
        'Carbon dioxide is heavy and collects in low places. It kills without warning: ventilate a cellar with active tanks, hang a gas alarm near the floor, and never enter a tank or pit alone. Check the legal exposure limit where you work.',
      ],
      more: [
        figure('Liters for each liter of must', (1000 * cubic.value) / volumeL, 0, 'L'),
        figure('Per day, on average', cubic.value / days, 1, 'm³'),
        ...(from === 'alcohol'
          ? [figure('Ethanol', ethanolMade({ alcoholPercentVol, volumeL }), 1, 'kg')]
          : []),
      ],
      uncertainty: [
        'The true amount is up to 5% less: some sugar becomes yeast, glycerol, and acids. The peak day gives two to three times the average.',
      ],
      steps: [
        from === 'alcohol'
          ? step(
              'kg = ABV/100 × L × 0.7892 × 0.9553',
              `${short(alcoholPercentVol / 100, 4)} × ${short(volumeL, 1)} × 0.7892 × 0.9553 = ${fixed(gas.value, 2)} kg`,
              'winepress-co2',
            )
          : step(
              'kg = 0.4886 × g/L × L / 1000',
              `0.4886 × ${short(sugarGPerL, 1)} × ${short(volumeL, 1)} / 1000 = ${fixed(gas.value, 2)} kg`,
              'stoichiometry',
            ),
        step(
          'm³ = kg / 1.977 × (273.15 + t) / 273.15',
          `at ${fixed(temperature.fromBase(roomC), 1)} ${temperature.label}: ${fixed(cubic.value, 2)} m³`,
          'winepress-co2',
        ),
      ],
      range: 'At one atmosphere, as an ideal gas, which is right to within 1%.',
    };
  },
});
