import type { Tool } from '../../calculator/definition/tool.ts';
import { limitInWords } from '../../calculator/result/limits.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['bottling', 'aging'],
  task: 'sparkling',
  features: ['Sugar for a pressure', 'Pressure by temperature', 'Sugar and gas already there'],
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
  ],
  acts: ['carbon dioxide'],
  proof: { groups: ['tirage'] },
  sources: ['eec-2676-90', 'stoichiometry'],
  references: ['liger-belair-co2', 'last-bubbles'],
  lessons: [
    {
      heading: 'Pressure rises with temperature',
      text: 'The gas that gives 5 bar in a cellar at 10 °C gives about 7.6 bar in a room at 20 °C. State the temperature with the pressure, and store the bottles at the one they were planned for.',
    },
    {
      heading: 'What the law says',
      text: `In the United States, a wine with more carbon dioxide than ${limitInWords('US', 'carbon dioxide of a still wine')} is taxed as sparkling; hard cider, mead, and low-alcohol wine may hold ${limitInWords('US', 'carbon dioxide of hard cider, mead, low alcohol wine')}.`,
    },
  ],
  whyOthersDiffer: [
    'The cellar rule of 4 g/L per atmosphere holds at 10 °C. At 20 °C, the same sugar gives 1.4 bar.',
    'One calculator lets a wine at 20 °C hold 0.45 g/L of carbon dioxide per bar. By the European Union’s method it is 1.44.',
  ],
};
