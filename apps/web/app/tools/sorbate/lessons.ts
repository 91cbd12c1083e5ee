import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'What it does',
      text: 'Sorbic acid keeps yeast from multiplying. Alcohol and a low pH help it: the more alcohol and the lower the pH, the smaller the dose. A wine full of yeast keeps fermenting anyway.',
    },
  ],
  whyOthersDiffer: [
    'MeadTools doses by alcohol alone: 133 mg/L at 12% vol. The table here says 96 at pH 3.1 and 150 at pH 3.5.',
  ],
};
