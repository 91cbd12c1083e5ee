import { classLinePercentVol, lowestOfPart4PercentVol } from '@orbit-vine/enology/label/alcohol-on-label.ts';
import { stillWineGrades } from '@orbit-vine/enology/law/us-excise-tax.ts';
import type { Tool } from '../../calculator/definition/tool.ts';
import { limitInWords } from '../../calculator/result/limits.ts';
import { definition } from './definition.ts';

const gradesInWords = new Intl.ListFormat('en-US').format(stillWineGrades.map(String));

export const tool: Tool = {
  ...definition,
  seasons: ['bottling'],
  task: 'bottling',
  features: ['Allowed range', 'Class line at 14% vol', 'Tax lines at 16, 21, and 24% vol'],
  searchWords: [
    'cola',
    'label approval',
    'tolerance',
    'ttb',
    'abv on label',
    'table wine',
    '14 percent',
    '27 cfr 4.36',
  ],
  acts: ['alcohol label', 'excise tax'],
  proof: { groups: ['label-alcohol'] },
  sources: ['cfr-4-36', 'cfr-24-257'],
  references: [
    { title: '27 CFR 4.36: alcoholic content', url: 'https://www.ecfr.gov/current/title-27/section-4.36' },
    'cfr-24-257',
    'ttb-label-tolerance',
    'gray-label-tolerance',
  ],
  lessons: [
    {
      heading: 'The tolerance ends at a line',
      text: `A label may be off by ${limitInWords('US', 'tolerance of a label, wine of 7 to 14 % vol')} up to ${classLinePercentVol}% vol, and by ${limitInWords('US', 'tolerance of a label, wine over 14 % vol')} above. But whatever the tolerance, 27 CFR 4.36(c) keeps it in the wine’s own class and taxable grade: ${classLinePercentVol} divides table from dessert wine, and ${gradesInWords} are the tax lines. In TTB’s example, a wine labeled 15.5 may not hold 16.5.`,
    },
    {
      heading: `What changed at ${classLinePercentVol}`,
      text: `Until 2017, ${classLinePercentVol}% vol was a tax line. That line is now ${stillWineGrades[0]} (26 U.S.C. 5041), and TTB wrote in 2018 that the tolerances “remain unchanged.” ${classLinePercentVol} still decides which of them holds, and where table wine ends (27 CFR 4.21(a)).`,
    },
    {
      heading: `Below ${lowestOfPart4PercentVol}%`,
      text: `Part 4 begins at ${lowestOfPart4PercentVol}% vol. A label below it may be off by ${limitInWords('US', 'tolerance of a label under 7 % vol')}, and follows the Food and Drug Administration’s rules otherwise.`,
    },
  ],
};
