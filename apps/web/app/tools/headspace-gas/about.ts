import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['aging'],
  task: 'vessels',
  features: ['Gas for a headspace', 'Drop on the gauge', 'Oxygen that remains'],
  searchWords: [
    'dry ice',
    'argon',
    'nitrogen',
    'co2',
    'blanket',
    'purge',
    'ullage',
    'headspace',
    'cylinder',
    'gas',
    'variable capacity',
    'topping',
    'sparging',
  ],
  acts: [],
  proof: { groups: ['headspace-gas'] },
  sources: ['winedoc-gas'],
  references: ['winedoc-gas'],
  lessons: [
    {
      heading: 'Gas is a stopgap',
      text: 'A full tank needs no gas. Four or five volumes bring the oxygen in a headspace close to zero, for a day or two: valves leak, and air gets back in. Measure the oxygen where you can, and top up or move the wine as soon as you can.',
    },
  ],
};
