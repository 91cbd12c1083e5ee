import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Where the titration stops',
      text: 'Europe titrates to pH 7.0, the United States and Australia to 8.2. The same wine reads about 0.65 g/L lower at 7.0. Never compare two figures without their endpoints.',
    },
    {
      heading: 'Old base reads high',
      text: 'Sodium hydroxide takes up carbon dioxide from the air and weakens. You then use more of it and read too much acid: a 0.0833 mol/L base labeled 0.1 overstates TA by 20%. Standardize it every week of the season.',
    },
  ],
};
