import { alcoholField, choiceField, numberField } from '../../calculator/form/fields.ts';

export const hydrometerForm = {
  numbers: {
    specificGravity: numberField('Reading', 'SG', [0.98, 1.09, 1.2], 'musts and wines read SG 0.98 to 1.2', {
      step: 0.001,
    }),
    brix: numberField('Reading', '°Bx', [-5, 22, 45], 'musts and wines read −5 to 45 °Bx', { step: 0.1 }),
    density: numberField('Reading', 'kg/m³', [980, 1090, 1200], 'musts and wines weigh 980 to 1,200 kg/m³', {
      step: 0.5,
    }),
    temperatureC: numberField(
      'Temperature of the sample',
      { family: 'temperature' },
      [0, 27, 40],
      'the densities are known from 0 to 40 °C',
      { step: 0.5 },
    ),
    fermentedPercentVol: {
      ...alcoholField('Alcohol in it', 0),
      max: 20,
      range: 'the model reaches 20% vol',
      hint: '0 for a must; while it ferments, your best guess.',
    },
  },
  choices: {
    scale: choiceField('Scale', { specificGravity: 'specific gravity', brix: 'Brix', density: 'density' }),
    calibration: choiceField('Marked for', {
      c20: '20 °C (68 °F)',
      f60: '60 °F (15.6 °C)',
      c15: '15 °C (59 °F)',
    }),
  },
} as const;
