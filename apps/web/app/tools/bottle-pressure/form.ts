import { alcoholField, choiceField, numberField } from '../../calculator/form/fields.ts';
import { gasPresentFields } from '../gas-present.ts';

const gravity = (label: string, initial: number, hint: string) =>
  numberField(
    label,
    { family: 'gravity' },
    [0.985, initial, 1.05],
    'bottles are filled near the end of fermentation',
    { step: 0.001, hint },
  );

export const bottlePressureForm = {
  numbers: {
    residualGPerL: numberField('Sugar left to ferment', 'g/L', [0, 12, 60], 'more would burst any bottle', {
      step: 0.5,
      hint: 'Glucose and fructose, by a laboratory or a test.',
    }),
    gravityNow: gravity('Gravity at bottling', 1.001, 'At 20 °C, without gas.'),
    gravityDry: gravity(
      'Gravity once dry',
      0.995,
      'Of the same wine, from a sample fermented out in a warm place.',
    ),
    addedGPerL: numberField('Sugar added', 'g/L', [0, 0, 60], 'more would burst any bottle', {
      step: 0.5,
      hint: 'Table sugar, in the liqueur or the priming.',
    }),
    alcoholPercentVol: alcoholField('Alcohol at bottling', 11),
    temperatureC: numberField(
      'Temperature of the bottle',
      { family: 'temperature' },
      [0, 20, 30],
      'the solubility is known from 0 to 30 °C',
      { step: 0.5 },
    ),
    ...gasPresentFields.numbers,
  },
  choices: {
    sugar: choiceField('I know', { grams: 'the sugar left', gravity: 'the gravity, now and dry' }),
    ...gasPresentFields.choices,
  },
} as const;
