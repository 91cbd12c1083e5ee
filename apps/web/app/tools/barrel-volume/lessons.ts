import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'For the cask without a name',
      text: 'A barrique is 225 L and a hogshead 300 because their makers say so. For an old cask, a stick and a tape will do: the diameter through the bunghole, the diameter of a head inside the staves, and the length between the heads.',
    },
  ],
  whyOthersDiffer: [
    'One calculator prints 90.7 gallons for a barrel that holds 80.4. Its formula, with 1.25 in place of 2, gives neither.',
  ],
};
