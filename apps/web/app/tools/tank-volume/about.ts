import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['always'],
  task: 'vessels',
  features: ['Upright, cone-bottom, and horizontal tanks', 'Depth or ullage', 'Dip table'],
  searchWords: [
    'how full is my tank',
    'dip stick',
    'dip',
    'dipstick',
    'ullage',
    'headspace',
    'capacity',
    'gallons in a tank',
    'cylinder',
    'cone',
    'horizontal',
    'oval',
    'strapping',
    'gauge',
  ],
  acts: [],
  proof: { groups: ['tank-volume'] },
  sources: ['geometry'],
  references: ['processconvert-tank', 'linuxleech-tanks'],
  lessons: [
    {
      heading: 'Measure inside',
      text: 'Measure the outer circumference only if you know the wall’s thickness: divide by 3.1416 and subtract the wall twice. Lower the stick until it touches the lowest point, and read where the wine wets it. In a horizontal tank, a centimeter holds more in the middle than at the top.',
    },
    {
      heading: 'Every dose begins here',
      text: 'A dose is per liter of what is in the tank today. If you dose by the 2,000 L on the nameplate when the dip says 1,650 L, you overdose by a fifth.',
    },
  ],
  whyOthersDiffer: [
    'Rounding on the way adds up: a tank of 1 m by 2 m filled to 30 cm holds 396.3 L, and 451.3 L is in print.',
    '128π cubic feet is 3,008 gallons; 2,988 is in print.',
  ],
};
