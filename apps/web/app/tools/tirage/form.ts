import { alcoholField, choiceField, numberField, volumeField } from '../../calculator/form/fields.ts';
import { gasPresentFields } from '../gas-present.ts';

export const tirageForm = {
  numbers: {
    overpressureBar: numberField(
      'Pressure wanted',
      { family: 'pressure' },
      [0.5, 5, 7],
      'sparkling wines have 0.5 to 7 bar',
      { step: 0.1, hint: 'Gauge pressure: above that of the air.' },
    ),
    wantedCarbonDioxideGPerL: numberField(
      'Carbon dioxide wanted',
      { family: 'carbonDioxide' },
      [2, 8, 15],
      'sparkling drinks hold 2 to 15 g/L',
      { step: 0.1, hint: 'In all, with what the wine holds already. A volume is about 2 g/L.' },
    ),
    volumeL: volumeField('Volume of base wine'),
    alcoholPercentVol: alcoholField('Alcohol of the base wine', 11),
    residualGPerL: numberField('Sugar present', 'g/L', [0, 1, 50], 'a base wine holds little', { step: 0.1 }),
    ...gasPresentFields.numbers,
  },
  choices: {
    wanted: choiceField('I want', { pressure: 'a pressure', gas: 'an amount of CO₂' }),
    at: choiceField('Pressure read at', {
      '10': '10 °C (50 °F)',
      '12': '12 °C (54 °F)',
      '20': '20 °C (68 °F)',
    }),
    ...gasPresentFields.choices,
  },
} as const;
