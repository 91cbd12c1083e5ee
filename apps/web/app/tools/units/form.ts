import { choiceField, numberField } from '../../calculator/form/fields.ts';
import type { FormSpec } from '../../calculator/form/form-spec.ts';

export const unitsForm = {
  numbers: {
    brix: numberField('Brix', '°Bx', [0, 24, 80], 'the published tables end at 80', { step: 0.1 }),
    specificGravity: numberField(
      'Specific gravity',
      '20/20 °C',
      [1, 1.1, 1.4147],
      'the scales of sugar run from water to a syrup of 80 °Bx',
      { step: 0.001 },
    ),
    baume: numberField('Baumé', '°Bé', [0, 13.2, 42], 'a syrup of 80 °Bx reads 42', { step: 0.1 }),
    oechsle: numberField('Oechsle', '°Oe', [0, 100, 414], 'a syrup of 80 °Bx reads 414'),
    kmw: numberField('KMW', '°KMW', [0, 20.2, 64], 'a syrup of 80 °Bx reads 64', { step: 0.1 }),
    plato: numberField('Plato', '°P', [0, 24, 80], 'the published tables end at 80', { step: 0.1 }),
    potentialAlcoholPercentVol: numberField(
      'Potential alcohol, 0.59 × Brix',
      '% vol',
      [0, 14.2, 23.6],
      'the rule of thumb ends at 40 °Bx',
      { step: 0.1 },
    ),
    dose: numberField('Dose', '', [0, 25, 1_000_000], 'no dose is as large as that'),
    volume: numberField('Volume', '', [0, 225, 10_000_000], 'no cellar holds as much as that'),
    temperature: numberField('Temperature', '', [-50, 20, 250], 'no cellar is as cold or as hot as that'),
  },
  choices: {
    quantity: choiceField('Convert', {
      gravity: 'Sugar and gravity',
      dose: 'A dose',
      volume: 'A volume',
      temperature: 'A temperature',
    }),
    gravityScale: choiceField('From', {
      brix: 'Brix',
      specificGravity: 'Specific gravity',
      baume: 'Baumé',
      oechsle: 'Oechsle',
      kmw: 'KMW',
      plato: 'Plato',
      potentialAlcoholPercentVol: 'Potential alcohol',
    }),
    doseUnit: choiceField('From', {
      gPerHl: 'g/hL',
      gPerL: 'g/L',
      mgPerL: 'mg/L, ppm',
      lbPer1000UsGal: 'lb/1000 gal',
    }),
    volumeUnit: choiceField('From', {
      L: 'L',
      hL: 'hL',
      usGal: 'US gal',
      impGal: 'imp gal',
      barrel: 'Barrels of 225 L',
      case: 'Cases of 9 L',
    }),
    temperatureUnit: choiceField('From', { C: '°C', F: '°F' }),
  },
} as const satisfies FormSpec;
