import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Then plan the nutrients',
      text: 'Take the number to the nutrient calculator as the nitrogen that is there. It says how much DAP or organic nutrient the must lacks for its sugar and its yeast.',
    },
  ],
};
