import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'What stays in the hose',
      text: 'Twenty meters of a 38 mm hose hold nearly 23 L: three cases. Push the line with gas or water and watch the sight glass, and count it when you rack small lots.',
    },
  ],
};
