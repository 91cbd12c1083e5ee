import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['aging', 'bottling'],
  task: 'blending',
  features: ['Two to eight lots', 'Pearson’s square', 'Alcohol, acidity, sugar, SO₂, Brix, and cost'],
  searchWords: [
    'alcohol',
    'two wines',
    'pearson',
    'square',
    'assemblage',
    'cuvée',
    'mix',
    'ratio',
    'lots',
    'coupage',
    'weighted mean',
    'average',
  ],
  acts: ['blending'],
  proof: { groups: ['blend'] },
  sources: ['winemaker-pearson', 'winemakeri-pearson'],
  references: ['winemakeri-pearson', 'foodrecap-pearson'],
  lessons: [
    {
      heading: 'Why there is no pH here',
      text: 'pH is a logarithm, and every wine is buffered in its own way: the pH of a blend isn’t the average of its lots’ pH values, and may even lie close to that of one lot. TA, alcohol, sugar, volatile acidity, and total SO₂ do blend in proportion. Make a liter of the blend and measure its pH.',
    },
    {
      heading: 'What can’t be reached',
      text: 'The value of a blend lies between those of its lots. If the target doesn’t, this page gives no answer rather than turn a negative share into a positive one. For alcohol and acidity together, use “Blend for Two Targets.”',
    },
  ],
  whyOthersDiffer: [
    'A common mistake: absolute values in Pearson’s square offer a blend for a target not between the two lots. There is none.',
    'Foodrecap’s Pearson square mixes 77 mL of 12 °Bx with 23 mL of 65 °Bx for 24 °Bx. Its shares are by weight; measured by volume, they make 26.5 °Bx.',
  ],
};
