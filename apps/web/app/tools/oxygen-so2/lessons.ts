import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'The headspace is the larger part',
      text: 'Five milliliters of air holds 1.4 mg of oxygen: in a 750 mL bottle that is nearly 1.9 mg/L, more than a well-run line leaves in the wine itself. A flush of inert gas under the closure saves the 5 to 7 mg/L of free SO₂ that this oxygen would take.',
    },
  ],
};
