import type { Tool } from '../../calculator/definition/tool.ts';
import { limitInWords } from '../../calculator/result/limits.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['bottling', 'aging'],
  task: 'sparkling',
  features: ['Sugar for a pressure or a CO₂', 'Pressure by temperature', 'Sugar and gas already there'],
  searchWords: [
    'sparkling',
    'méthode traditionnelle',
    'champagne',
    'pét-nat',
    'pet nat',
    'priming',
    'bubbles',
    'liqueur de tirage',
    'bar',
    'atmospheres',
    'psi',
    'secondary fermentation',
    'cider',
    'volumes of co2',
  ],
  acts: ['carbon dioxide'],
  proof: { groups: ['tirage', 'bottle-pressure'] },
  sources: ['eec-2676-90', 'stoichiometry'],
  references: ['liger-belair-co2', 'last-bubbles', 'agrovin-co2', 'lea-carbonation'],
  lessons: [
    {
      heading: 'Pressure rises with temperature',
      text: 'The gas that gives 5 bar in a cellar at 10 °C gives about 7.6 bar in a room at 20 °C. State the temperature with the pressure, and store the bottles at the one they were planned for.',
    },
    {
      heading: 'A young wine brings its own gas',
      text: 'Just after fermentation a wine is full of gas. A. Lea counts 2 g/L for a cider, and Agrovin 1.5 to 2 g/L for white wine. Each gram makes another half bar at 20 °C. If the wine holds enough sugar and gas already, this page shows the pressure it’ll reach by itself. “Pressure from Sugar” answers the same question for a pét-nat.',
    },
    {
      heading: 'What the law says',
      text: `In the United States, a wine with more carbon dioxide than ${limitInWords('US', 'carbon dioxide of a still wine')} is taxed as sparkling; hard cider, mead, and low-alcohol wine may hold ${limitInWords('US', 'carbon dioxide of hard cider, mead, low alcohol wine')}.`,
    },
  ],
  whyOthersDiffer: [
    'The cellar rule of 4 g/L per atmosphere holds at 10 °C. At 20 °C, the same sugar gives 1.4 bar.',
    'A common mistake: 0.45 g/L of carbon dioxide per bar at 20 °C. By the European Union’s method it is 1.44.',
  ],
};
