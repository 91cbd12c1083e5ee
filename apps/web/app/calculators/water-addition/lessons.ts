import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Wait for the raisins',
      text: 'Shriveled berries give their sugar up slowly: a must can rise by two degrees in the first days. Read the Brix after two or three days of soaking before you decide, and add the water in two parts.',
    },
    {
      heading: 'Why the water is acidulated',
      text: 'Water dilutes the acid as well as the sugar. MoreWine puts 6 g of tartaric acid into each liter, Musto 3.4 g for a must of pH 3.6. Choose it by what the must lacks, and measure again afterward.',
    },
  ],
  whyOthersDiffer: [
    'The rule that is printed everywhere, V (B₁/B₂ − 1), takes a scale of weight for one of volume. It is low by the density of the must: for 66.3 L from 27.5 to 24.5 °Bx it gives about 8.1 L, where the reading takes 9.08 L.',
    'A page that divides volumes says that 5 L of 22 °Bx filled up to 7 L reads 15.71. It reads 16.11.',
  ],
};
