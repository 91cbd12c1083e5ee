import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Gas is a plaster',
      text: 'A full tank needs none. Four to five volumes bring the oxygen of a headspace close to zero, for a day or two: valves leak, and the air comes back. Measure the oxygen where you can, and top up or move the wine as soon as you can.',
    },
  ],
};
