import { prefilledSo2Percent } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import type { FormSpec } from '../../calculator/form/form-spec.ts';

export const so2Form = {
  numbers: {
    pH: numberField('pH', '', [2.8, 3.4, 4], 'the pH of wine lies between 2.8 and 4.0', { step: 0.01 }),
    molecularSo2MgPerL: numberField(
      'Desired molecular SO₂',
      'mg/L',
      [0.1, 0.8, 2],
      'the targets in use lie between 0.1 and 2.0',
      { step: 0.1, hint: 'Often 0.5 for red wine and 0.8 for white.' },
    ),
    volumeL: numberField(
      'Wine volume',
      { family: 'volume' },
      [1, 100, 10000],
      'this calculator is for one tank; for a bottle, use “Any Addition”',
    ),
    freeSo2MgPerL: numberField('Current free SO₂', 'mg/L', [0, 10, 150], 'a wine holds 0 to 150 mg/L'),
    so2Percent: numberField(
      'SO₂ in the product',
      '%',
      [1, prefilledSo2Percent.KMBS, 100],
      'a product holds 1 to 100% SO₂',
      { hint: 'As on the label; old sulfite is weaker.' },
    ),
    staysFreePercent: numberField(
      'Share of added SO₂ that stays free',
      '%',
      [30, 100, 100],
      'wines leave 30 to 100% of it free',
      { hint: '100 assumes that none is bound. To find your wine’s share, measure after an addition.' },
    ),
    totalSo2MgPerL: numberField('Total SO₂ so far', 'mg/L', [0, 0, 400], 'a wine holds 0 to 400 mg/L', {
      hint: 'Leave at 0 if it wasn’t measured.',
    }),
    alcoholPercentVol: numberField('Alcohol of the wine', '% vol', [0, 12.5, 20], 'wine holds 0 to 20% vol', {
      step: 0.1,
    }),
    temperatureC: numberField(
      'Temperature of the wine',
      { family: 'temperature' },
      [0, 20, 40],
      'few cellars are colder or warmer',
      { step: 0.1, hint: 'For the molecular SO₂ at this temperature; the dose doesn’t depend on it.' },
    ),
  },
  choices: {
    compound: choiceField('Sulfite', {
      KMBS: 'Potassium metabisulfite (KMBS)',
      SMBS: 'Sodium metabisulfite (SMBS)',
    }),
    model: choiceField('Compare with', {
      standard: 'Standard, pKa 1.81',
      conservative: 'Conservative, pKa 1.77',
      oiv: 'OIV, by alcohol and temperature',
    }),
  },
} as const satisfies FormSpec;
