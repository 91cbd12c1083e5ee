import { prefilledSo2Percent } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import type { Definition } from '../definition.ts';
import { computeSo2 } from './calculation.ts';
import { so2Form } from './form.ts';

export const definition: Definition<typeof so2Form> = {
  id: 'so2',
  form: so2Form,
  title: 'SO₂ Addition',
  description: 'How much sulfite to weigh for the molecular SO₂ you want at your wine’s pH.',
  guide: 'sulfur-dioxide-management-in-winemaking',
  short: 'SO₂',
  seasons: ['aging', 'harvest', 'bottling'],
  task: 'sulfur',
  name: 'SO₂ addition',
  features: ['Free SO₂ for a molecular target', 'Potassium or sodium metabisulfite', 'Weight for a batch'],
  searchWords: [
    'kms',
    'potassium',
    'kmbs',
    'smbs',
    'metabisulfite',
    'meta',
    'sulfite',
    'sulphite',
    'campden',
    'sulfur dioxide',
    'sulphur',
  ],
  tall: true,
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
    sheetTitle: 'SO₂ addition',
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
  proof: { groups: ['so2', 'so2_pka', 'so2_salt'], houseFormula: 'freeSo2' },
  sources: ['house-formula', 'stoichiometry', 'awri-so2', 'vawa', 'oiv-as323-04c'],
  references: [
    {
      title: 'OIV compendium of methods: molecular sulfur dioxide',
      url: 'https://www.oiv.int/standards/compendium-of-international-methods-of-wine-and-must-analysis',
    },
    {
      title: 'winebusiness.com: free SO₂ needed, a table',
      url: 'http://winebusiness.com/calculator/winemaking/calc/21/',
    },
    { title: 'VAWA: pH and SO₂, a table for pKa 1.77', url: 'https://vawa.net/articles/ph-so2.html' },
  ],
};
