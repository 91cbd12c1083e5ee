import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Size matters more than thrift',
      text: 'Washington State University found costs of $154.41 a case at 2,000 cases and $124.93 at 20,000, in early-2000s dollars. Packaging alone ran from $7 or $8 for a large winery to more than $50 (Wellington, 2008). A month with an empty tasting room can cost a small winery all it saved on corks.',
    },
  ],
};
