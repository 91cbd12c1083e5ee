import { pureSo2Percent } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['harvest', 'aging', 'bottling'],
  task: 'sulfur',
  features: [
    'Powder, solution, or tablets',
    'Wine or grapes',
    'Expected free share',
    'Total against the limit',
  ],
  searchWords: [
    'sulfite',
    'kmbs',
    'metabisulfite',
    'campden',
    'tablets',
    'effervescent',
    'solution',
    'crush',
    'per ton',
    'inodose',
    'total so2',
  ],
  acts: ['sulfur dioxide'],
  proof: { groups: ['so2-forms'] },
  sources: ['hbwc-sulfite', '101winemaking-so2', 'pwv-2014', 'stoichiometry'],
  references: ['101winemaking-so2', 'eu-2019-934'],
  lessons: [
    {
      heading: 'How old is the bag?',
      text: `Pure potassium metabisulfite is ${pureSo2Percent.KMBS}% SO₂. Salt left open in a damp cellar is closer to 50%, and stores write their recipes for that. The two conventions differ by 15%: know which one your recipe means.`,
    },
    {
      heading: 'No spoons',
      text: 'A quarter teaspoon in five gallons is 40 ppm by some labels and 50 by others. A scale that shows a tenth of a gram costs less than one spoiled barrel.',
    },
  ],
  whyOthersDiffer: [
    'A common mistake: “5 g” for 50 mg/L in 100 L. That is the SO₂, not the salt. It takes 8.7 g of potassium metabisulfite.',
    `A common mistake: dividing by 642 for the sodium salt. That salt is ${pureSo2Percent.SMBS}% SO₂, so the divisor should be ${10 * pureSo2Percent.SMBS}.`,
    'A slipped decimal point: “576% (0.576)” is 57.6%, and the dose 8.7 g.',
  ],
};
