import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Size matters more than thrift',
      text: 'Washington State University found 154.41 dollars a case at 2000 cases and 124.93 at 20,000, in the prices of its year. Packaging alone ran from 7 to 8 dollars for a large winery to over 50 (Wellington, 2008). What a small winery saves on corks it loses in a month of empty tasting room.',
    },
  ],
};
