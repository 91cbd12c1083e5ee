import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Why warm water, and why slowly down',
      text: 'Dry cells leak until their walls have mended, and they mend fastest near body temperature. Poured straight into a cold must, many of them die of the shock: take the slurry down ten degrees at a time.',
    },
  ],
  whyOthersDiffer: [
    'One calculator takes ten times the yeast in water although it adds nutrient. Scott asks for twenty times the nutrient: more than twice as much.',
  ],
};
