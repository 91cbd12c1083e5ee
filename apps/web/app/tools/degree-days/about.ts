import type { Tool } from '../../calculator/definition/tool.ts';
import { definition } from './definition.ts';

export const tool: Tool = {
  ...definition,
  seasons: ['vineyard'],
  task: 'vineyard',
  features: [
    'Average, cutoff, and sine methods',
    'A season from a station’s table',
    'Huglin index',
    'Celsius and Fahrenheit',
  ],
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
    'weather station',
    'csv',
    'sine',
    'season',
  ],
  acts: [],
  proof: { groups: ['degree-days'] },
  sources: ['wsu-degree-days', 'xclim-huglin', 'hall-jones-2010', 'uc-ipm-degree-days'],
  references: ['wsu-degree-days', 'xclim-huglin', 'hall-jones-2010', 'uc-ipm-degree-days'],
  lessons: [
    {
      heading: 'Three methods, one name',
      text: 'The mean method averages the day’s high and low. Another raises the low to the base and caps the high at 30 °C beforehand, and a third follows a sine curve between low and high. They differ most in spring, so state which one a number comes from. This page gives all three.',
    },
    {
      heading: 'A whole season',
      text: 'Paste a station’s table, or drop its file, under “A season from a table”: a line for each day or hour with the date, the maximum, and the minimum, in any order and with headings or without. For monthly means, use “Many tanks,” with a name, maximum, minimum, and number of days in each line.',
    },
  ],
  whyOthersDiffer: ['A common mistake: a base of 5 °C. For grapevines, the base is 10 °C (50 °F).'],
};
