import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Then plan the nutrients',
      text: 'Take this number to the nutrient calculator as the nitrogen already there. That page says how much DAP or organic nutrient the must needs for its sugar and its yeast.',
    },
  ],
};
