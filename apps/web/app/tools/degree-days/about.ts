import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['vineyard'],
  task: 'vineyard',
  features: ['Mean and cutoff methods', 'Huglin index', 'Celsius and Fahrenheit'],
  searchWords: [
    'gdd',
    'growing degree days',
    'winkler',
    'heat units',
    'heat summation',
    'huglin',
    'climate',
    'region',
    'phenology',
    'bloom',
    'veraison',
  ],
  acts: [],
  proof: { groups: ['degree-days'] },
  sources: ['wsu-degree-days', 'xclim-huglin', 'hall-jones-2010'],
  references: ['wsu-degree-days', 'xclim-huglin', 'hall-jones-2010'],
  lessons: [
    {
      heading: 'Three methods, one name',
      text: 'The mean method averages the day’s high and low. Another raises the low to the base and caps the high at 30 °C beforehand, and a third follows a sine curve between low and high. They differ most in spring, so say which one a number comes from. This page gives the first two.',
    },
    {
      heading: 'A whole season',
      text: 'Under “Many tanks” you can paste one line for each day or month: its name, maximum, minimum, and number of days. Each line uses the base above.',
    },
  ],
  whyOthersDiffer: [
    'One site uses a base of 5 °C for grapes on one page and 10 on another. For grapevines, the base is 10 °C (50 °F).',
  ],
};
