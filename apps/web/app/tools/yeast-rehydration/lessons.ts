import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Why warm water, and why cool slowly',
      text: 'Dry cells leak until their membranes have mended, and they mend fastest near body temperature. Poured straight into a cold must, many die of the shock: bring the slurry down ten degrees Celsius at a time.',
    },
  ],
  whyOthersDiffer: [
    'One calculator uses ten times the yeast’s weight in water although it adds nutrient. Scott asks for twenty times the weight of the nutrient: more than twice as much.',
  ],
};
