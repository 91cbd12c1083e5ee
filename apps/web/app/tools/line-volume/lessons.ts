import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'What stays in the hose',
      text: 'Twenty meters of 38 mm hose holds nearly 23 L: more than two and a half cases. Push the wine out with gas or water, watch the sight glass, and allow for what stays behind when you rack small lots.',
    },
  ],
};
