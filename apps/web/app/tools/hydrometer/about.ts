import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['harvest', 'fermentation'],
  task: 'laboratory',
  features: ['Brix, SG, or density', 'Hydrometers for 20 °C, 60 °F, and 15 °C', 'Sugar and alcohol counted'],
  searchWords: [
    'hydrometer',
    'temperature correction',
    'saccharometer',
    'brix',
    'specific gravity',
    'must weight',
    'warm must',
    '60 f',
    '68 f',
    'calibration',
    'mustimeter',
    'densimeter',
  ],
  acts: [],
  proof: { groups: ['hydrometer', 'temperature'] },
  sources: ['icumsa', 'oiml-r22'],
  references: ['aha-hydrometer', 'eldorado-hydrometer', 'plato-temperature'],
  lessons: [
    {
      heading: 'Read the paper in the stem',
      text: 'A hydrometer is right at one temperature, and prints it on its scale: 20 °C in most laboratories, 60 °F on many made in the United States and Britain, 15 °C on older French and Italian ones. In a warmer must it sinks deeper and reads too low.',
    },
    {
      heading: 'Two gravities of one must',
      text: 'A gravity at 60 °F compares must and water at 60 °F, and one at 20 °C at 20 °C. For a must they differ by about half a thousandth. Calculators and tables here use 20/20 °C, which is the second line of figures.',
    },
    {
      heading: 'While it ferments',
      text: 'Alcohol expands more than sugar water. Enter your best guess: halfway through a fermentation, 6% vol changes a correction at 30 °C by less than a thousandth. For the alcohol itself, go to “Alcohol by Volume.”',
    },
  ],
  whyOthersDiffer: [
    'Leaflets and most web pages correct for water. At 84 °F, the leaflet of a 60 °F hydrometer makes 1.103 of 1.100. A must of that gravity expands more than water: it is 1.104.',
  ],
};
