import type { Tool } from '../../calculator/definition/tool.ts';
import { limitInWords } from '../../calculator/result/limits.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['harvest', 'aging'],
  task: 'acidity',
  features: ['Calcium and potassium carbonates', 'Double salt', 'What falls out and what doesn’t'],
  searchWords: [
    'calcium',
    'potassium',
    'deacidify',
    'carbonate',
    'bicarbonate',
    'chalk',
    'acidex',
    'double salt',
    'high acid',
    'lower ta',
    'sour',
    'lower acid',
    'lower acidity',
    'reduce acid',
    'reduce acidity',
    'too much acid',
  ],
  acts: ['deacidification'],
  proof: { groups: ['deacidification', 'double-salt-deacidification'] },
  sources: ['awri-deacidification', 'vinolab-double-salt'],
  references: [
    'awri-deacidification',
    'jackisch-bicarbonate',
    {
      title: 'University of Tennessee: carbonate and bicarbonate calculator',
      url: 'https://fermentation.tennessee.edu/?p=263',
    },
  ],
  lessons: [
    {
      heading: 'Which salt',
      text: 'Potassium bicarbonate is the gentle choice for wine when up to about 2 g/L has to go; it takes full effect only after cold stabilization. Calcium carbonate removes tartaric acid at once and is for must or young wine. The double salt removes malic acid too, and is the choice when more than 2 g/L has to go.',
    },
    {
      heading: 'What has to stay',
      text: 'Wine needs some tartaric acid: keep at least 1 g/L. If you don’t know how much there is, have it measured before you remove 2 g/L.',
    },
    {
      heading: 'Start low',
      text: 'What a carbonate has taken can’t be put back, and the OIV doesn’t allow acid in a wine that was deacidified. Published factors for potassium bicarbonate run from 0.67 g for each gram of acid, if all the bitartrate falls out, to 1.33, if none does; Jackisch takes 0.9. Add nine-tenths of the amount, chill, measure, and decide.',
    },
    {
      heading: 'What the law says',
      text: `In the United States, carbonates may not bring the natural or fixed acid below ${limitInWords('US', 'natural or fixed acid left by carbonates')}; the page counts all of the TA as fixed acid. In the European Union, wine may lose ${limitInWords('EU', 'deacidification of wine as tartaric acid')}; we haven’t read that text and quote WineSkills. The OIV wants ${limitInWords('OIV', 'tartaric acid left after deacidification')} of tartaric acid to stay, and doesn’t allow acidification and deacidification of the same wine.`,
    },
  ],
  whyOthersDiffer: [
    'To bring 60 US gallons from 8 to 6 g/L, VinoCalc’s formula treats 56.8 L and its advice is 59.6; the University of Tennessee treats 53.1 L. We print 59.6.',
    'The Tennessee page calls the potassium salt “bitartrate,” which would do nothing. It means the bicarbonate.',
  ],
};
