import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['aging'],
  task: 'vessels',
  features: ['Oughtred’s formula and the Swiss rule', 'Wine missing, from a dip'],
  searchWords: [
    'size',
    'barrel',
    'puncheon',
    'cask',
    'barrique',
    'gauge',
    'gauging',
    'topping',
    'ullage',
    'hogshead',
  ],
  acts: [],
  proof: { groups: ['barrel-volume'] },
  sources: ['calcipedia-barrel', 'spikes-barrel'],
  references: ['spikes-barrel', 'calcipedia-barrel'],
  lessons: [
    {
      heading: 'For the cask without a name',
      text: 'A barrique is 225 L and a hogshead 300 because their makers say so. For an old cask, a stick and a tape will do: the diameter through the bunghole, the diameter of a head inside the staves, and the length between the heads.',
    },
  ],
  whyOthersDiffer: [
    'A common mistake: 1.25 in place of 2 in the formula. For a barrel that holds 80.4 gallons, 90.7 is in print.',
  ],
};
