import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'What it does',
      text: 'Sorbic acid keeps yeast from multiplying. It needs alcohol and a low pH to help it, which is why the dose falls with both. A wine full of yeast keeps fermenting in spite of it.',
    },
  ],
  whyOthersDiffer: [
    'MeadTools doses by alcohol alone: 133 mg/L at 12% vol. The table here says 96 at pH 3.1 and 150 at pH 3.5.',
  ],
};
