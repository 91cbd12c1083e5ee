import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'For the cask without a name',
      text: 'A barrique is 225 L and a hogshead 300 because their makers say so. For an old cask, a stick and a tape do: diameter through the bung hole, diameter of a head between the staves, length between the heads.',
    },
  ],
  whyOthersDiffer: [
    'One calculator uses 1.25 where the formula has 2, and prints 90.7 gallons for a barrel of 80.4.',
  ],
};
