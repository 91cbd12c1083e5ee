import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Then plan the nutrients',
      text: 'Enter this number in the nutrient calculator as FAN, with no ammonia: the titration counts both. That page says how much DAP or organic nutrient the must needs for its sugar and its yeast.',
    },
  ],
};
