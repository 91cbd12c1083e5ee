import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Before the first spray',
      text: 'Nozzles wear, and tractor dials lie. Calibrate with water before the first spray of the year, after every change of nozzle or tire, and for every row spacing.',
    },
  ],
};
