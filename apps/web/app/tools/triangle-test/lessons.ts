import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Why three glasses',
      text: 'Asked which of two wines is better, people always answer. Asked which of three is the odd one, they can be wrong: a third of those who guess are right. Run the test before you pay for a treatment that nobody can taste.',
    },
  ],
};
