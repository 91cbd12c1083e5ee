import type { Tool } from '../../calculator/definition/tool.ts';
import { limitInWords } from '../../calculator/result/limits.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['harvest', 'fermentation'],
  task: 'sugar',
  features: ['Dry sugar or concentrate', 'Mass balance', 'Volume and alcohol gained'],
  searchWords: [
    'chaptalize',
    'chaptalization',
    'chaptalisation',
    'enrichment',
    'sugar',
    'sucrose',
    'raise brix',
    'concentrate',
    'capping',
    'mead',
  ],
  acts: ['enrichment'],
  proof: { groups: ['chaptalization'] },
  sources: ['oiv-oeno-21-2004', 'fermcalc-sugar', 'stoichiometry'],
  references: ['fermcalc-sugar', 'cornell-conversions', 'cfr-24-304'],
  lessons: [
    {
      heading: 'Why there is no constant',
      text: 'Brix is a percentage by weight, and sugar adds weight. One degree takes 11.7 g per liter of must at 10 °Bx, 13.7 at 20, and 14.7 at 24. A rule with one number is right at one point on the scale and wrong everywhere else.',
    },
    {
      heading: 'How to add it',
      text: 'Dissolve the sugar in some of the must, early: at crush or in the first third of fermentation, while the yeast is strong. Mix, wait, and read the Brix again. The tank grows by about 0.62 L for each kilogram.',
    },
    {
      heading: 'What the law says',
      text: `Enrichment is allowed in some places, limited in others, and forbidden in many. In the United States, sugar or concentrate may raise the juice to ${limitInWords('US', 'density of the juice after sugar or concentrate')}. In the United Kingdom, it may raise the natural strength by ${limitInWords('United Kingdom', 'increase of natural alcoholic strength')}; in the European Union, each zone has its own ceiling.`,
    },
  ],
  whyOthersDiffer: [
    'From 18 to 22 °Bx a US gallon needs 0.459 lb by the mass balance. The rule of 0.125 lb per gallon per degree says 0.50 lb, 9% too much; the 1.5 oz rule says 0.375 lb, 18% too little.',
    'A common mistake: 17 g/L of sugar per degree Brix. Going from 20 to 21 °Bx takes 13.7 g per liter of must.',
    'A common mistake: 600 g to raise 100 L by six degrees. Going from 18 to 24 °Bx takes about 8.5 kg.',
    'Distrust a table in which the sugar falls from one row to the next while the Brix rises. More Brix never takes less sugar.',
    'A common mistake: a kilogram of sugar counted as 1.2 L, which is its volume in a dry heap. Dissolved, it takes up 0.62 L.',
  ],
};
