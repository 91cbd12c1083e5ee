import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['harvest', 'fermentation'],
  task: 'yeast',
  features: ['Heat in MJ and kWh', 'Peak kilowatts', 'Rise without cooling'],
  searchWords: [
    'chiller',
    'refrigeration',
    'glycol',
    'cooling',
    'heat',
    'kw',
    'btu',
    'temperature',
    'jacket',
    'ice',
  ],
  acts: [],
  proof: { groups: ['fermentation-cooling'] },
  sources: ['colombie-heat'],
  references: [
    {
      title: 'Oxford Companion to Wine: refrigeration',
      url: 'https://app.ckbk.com/reference/wine05383c18s001e047e001/making-wine',
    },
  ],
  lessons: [
    {
      heading: 'Plan for the peak',
      text: 'A chiller has to keep up with the fastest day, and with every tank fermenting on that day. Slower ferments need less cooling: yeast choice, nutrients, and a cool start do more for a small winery than a larger machine.',
    },
  ],
  whyOthersDiffer: [
    'The Oxford Companion to Wine prints 3.6 million kilocalories, and 45 tons of ice, for 10 hL at 20% sugar. The accepted 24 kcal per mole gives 26,600 kilocalories and a third of a ton.',
  ],
};
