import { prefilledSo2Percent } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { computeSo2 } from './calculation.ts';
import { so2Form } from './form.ts';

export const definition = defineCalculator({
  id: 'so2',
  form: so2Form,
  title: 'SO₂ Addition',
  description: 'How much sulfite to weigh for the molecular SO₂ you want at your wine’s pH.',
  guide: 'sulfur-dioxide-management-in-winemaking',
  name: 'SO₂ addition',
  fields: () => [
    'pH',
    'molecularSo2MgPerL',
    'volumeL',
    'freeSo2MgPerL',
    'compound',
    'so2Percent',
    'staysFreePercent',
    'totalSo2MgPerL',
    'alcoholPercentVol',
    'temperatureC',
    'model',
  ],
  follow: (name, value) =>
    name === 'compound' ? { so2Percent: prefilledSo2Percent[value === 'SMBS' ? 'SMBS' : 'KMBS'] } : {},
  resultUnits: ['mass'],
  compute: (inputs, unitOf) => computeSo2(inputs, unitOf('mass')),
  dose: {
    given: [
      'pH',
      'molecularSo2MgPerL',
      'volumeL',
      'freeSo2MgPerL',
      'so2Percent',
      'staysFreePercent',
      'compound',
    ],
    tankColumns: ['pH', 'volumeL', 'freeSo2MgPerL'],
    tankExample: 'Red 1; 3.55; 1000; 12',
  },
});
