import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Why the reading is too high',
      text: 'A refractometer measures how far light is bent, and its scale is that of sugar in water. Alcohol bends light more than water does, so a dry wine still reads 5 to 8 °Bx. With the reading from before fermentation the alcohol can be estimated, and its share taken off.',
    },
    {
      heading: 'What it is good for',
      text: 'To follow a fermentation with a drop of wine in place of a cylinder, and to see when it ceases to fall. It does not replace the hydrometer at the end: the correction was fitted to beer, which is weaker and leaves more behind than wine.',
    },
  ],
  whyOthersDiffer: [
    'Brewers divide readings by 1.04, since a wort is not a solution of sucrose. For a must start with 1, and find your own factor from a reading and a hydrometer on the same must.',
    'Of the two fits by the same author the linear one reads 0.007 to 0.012 SG higher for a dry wine. It follows beers of 10 to 16 °Bx; at the strength of a must it calls dry wines sweet.',
  ],
};
