import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Plan for the peak',
      text: 'A chiller has to keep up with the fastest day, and with every tank fermenting on that day. Slower ferments need less cooling: yeast choice, nutrients, and a cool start do more for a small winery than a larger machine.',
    },
  ],
  whyOthersDiffer: [
    'The Oxford Companion to Wine prints 3.6 million kilocalories, and 45 tons of ice, for 10 hL at 20% sugar. The accepted 24 kcal per mole gives 26,600 kilocalories and a third of a ton.',
  ],
};
