import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Two lines that do not coincide',
      text: 'The label’s tolerance is 1.5% vol at or below 14 and 1.0 above, and may not cross 14. The tax goes by the true alcohol, with lines at 16, 21, and 24% vol and no tolerance.',
    },
  ],
};
