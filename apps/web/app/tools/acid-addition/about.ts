import type { Tool } from '../../calculator/definition/tool.ts';
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
  ],
  proof: { groups: ['acid-addition'] },
  sources: ['stoichiometry', 'fermcalc-acid'],
  references: ['bench-trials-handout', 'wineskills-acidification'],
  lessons: [
    {
      heading: 'No page can predict the pH',
      text: 'How far the pH falls depends on the potassium and the buffers in your must. Give one liter half the dose, stir, measure, and decide. What you measure then is not what you will have after cold stabilization.',
    },
    {
      heading: 'Which acid',
      text: 'Tartaric acid is the strongest; part of it falls out as bitartrate. Malic acid is often sold as DL-malic, whose D half survives malolactic conversion. Lactic acid is soft and stable. Citric acid belongs in finished wine, if anywhere.',
    },
    {
      heading: 'What the law says',
      text: 'The OIV allows 54 meq/L, which is 4 g/L as tartaric acid, in must and wine together. In the United States, check 27 CFR 24.182 and 24.246, and in the European Union, the rule for your zone.',
    },
  ],
  whyOthersDiffer: [
    'One calculator divides the tartaric acid by a “practical coefficient” of 0.75, and so overdoses by a third.',
    'One program’s help says that a gram of lactic acid counts as 1.2 g of tartaric. It is the other way around: 0.83 g.',
    'A well-known table lists acidities of 0.3 to 0.9 “g/L.” The figures are g/100 mL, ten times as much.',
  ],
};
