import type { Tool } from '../../calculator/definition/tool.ts';
import { limitInWords } from '../../calculator/result/limits.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['harvest', 'bottling'],
  task: 'acidity',
  features: ['Tartaric, malic, citric, lactic, or a blend', 'Titratable acidity', 'Weight for a tank'],
  searchWords: [
    'lower ph',
    'raise',
    'bump',
    'acidify',
    'acidulate',
    'ta',
    'titratable',
    'tartaric',
    'malic',
    'citric',
    'lactic',
    'acid blend',
    'low acid',
    'high ph',
    'raise acid',
    'add acid',
    'increase acidity',
    'too little acid',
  ],
  acts: ['acidification'],
  proof: { groups: ['acid-addition'] },
  sources: ['stoichiometry', 'fermcalc-acid'],
  references: ['bench-trials-handout', 'wineskills-acidification'],
  lessons: [
    {
      heading: 'No page can predict the pH',
      text: 'How far the pH falls depends on the potassium and the buffers in your must. Give one liter half the dose, stir, measure, and decide. What you measure then isn’t what you will have after cold stabilization.',
    },
    {
      heading: 'Which acid',
      text: 'Tartaric acid is the strongest; part of it falls out as bitartrate. Malic acid is often sold as DL-malic, whose D half survives malolactic conversion. Lactic acid is soft and stable. Citric acid belongs in finished wine, if anywhere.',
    },
    {
      heading: 'What the law says',
      text: `In the United States, acid may not raise the fixed acid of the finished wine above ${limitInWords('US', 'fixed acid of the finished wine as tartaric, after correction')}, or above 11 g/L in a wine with 8 g of solids in 100 mL. The page counts all of the TA as fixed acid. The OIV allows ${limitInWords('OIV', 'acidification as tartaric acid')}, in must and wine together. In the European Union, check the rule for your zone.`,
    },
  ],
  whyOthersDiffer: [
    'A common mistake: dividing the tartaric acid by a “practical coefficient” of 0.75 overdoses by a third.',
    'A common mistake: counting a gram of lactic acid as 1.2 g of tartaric. It’s the other way around: 0.83 g.',
    'A common mistake in tables: acidities of 0.3 to 0.9 “g/L.” Those figures are g/100 mL, ten times as much.',
  ],
};
