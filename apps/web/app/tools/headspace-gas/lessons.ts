import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Gas is a stopgap',
      text: 'A full tank needs none. Four or five volumes bring the oxygen in a headspace close to zero, for a day or two: valves leak, and air gets back in. Measure the oxygen where you can, and top up or move the wine as soon as you can.',
    },
  ],
};
