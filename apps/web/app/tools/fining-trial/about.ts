import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['aging', 'bottling'],
  task: 'additions',
  features: ['Dose of a bench trial', 'Product and slurry for the tank', 'Pipette volumes for five doses'],
  searchWords: [
    'bench trial',
    'fining',
    'bentonite',
    'gelatin',
    'isinglass',
    'pvpp',
    'casein',
    'egg white',
    'slurry',
    'heat stability',
    'clarify',
    'pipette',
  ],
  acts: ['other treating materials', 'water with treating materials'],
  proof: { groups: ['fining-trial'] },
  sources: ['vinolab-fining', 'purdue-fining'],
  references: ['vinolab-fining', 'cfr-24-246'],
  lessons: [
    {
      heading: 'How to run it',
      text: 'Set up five samples with rising amounts of one stock, and one without. Judge them blind, and choose the smallest dose that works.',
    },
    {
      heading: 'Bentonite and water',
      text: 'Swell bentonite in hot water, at most 16.7 L per kilogram. A 6% slurry at 1 g/L brings in 1.7% water, more than US law allows: make it stronger, or use wine.',
    },
  ],
  whyOthersDiffer: [
    'VinoCalc divides by wine and stock, most handouts by wine alone: 1 mL of a 5% stock in 100 mL is 495 or 500 mg/L.',
  ],
};
