import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'What the number is for',
      text: 'Only the molecular part of free SO₂ stops microbes, and it depends on the pH. Take this figure to the SO₂ calculator, with the pH measured on the same day.',
    },
    {
      heading: 'Standardize weekly; keep one method',
      text: 'Iodine and base lose strength: standardize them, run a blank, and stay with one method, so that a barrel’s trend comes from the wine, not the bench.',
    },
  ],
  whyOthersDiffer: [
    'One well-known page prints the general form as 80 T M / V, which is 400 times too small. Its own record sheet has it right.',
  ],
};
