import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Wait for the raisins',
      text: 'Shriveled berries give up their sugar slowly: the Brix can rise by two degrees in the first days. Read it after two or three days of soaking before you decide, and add the water in two parts.',
    },
    {
      heading: 'Why the water is acidulated',
      text: 'Water dilutes the acid as well as the sugar. MoreWine puts 6 g of tartaric acid into each liter of water, Musto 3.4 g for a must at pH 3.6. Choose by what the must lacks, and measure again afterward.',
    },
  ],
  whyOthersDiffer: [
    'The usual rule, V (B₁/B₂ − 1), treats a scale by weight as one by volume. Multiply it by the must’s density. Without that, for 66.3 L from 27.5 to 24.5 °Bx, it gives about 8.1 L; 9.08 L is needed.',
    'A page that divides volumes says that 5 L at 22 °Bx, filled up to 7 L, reads 15.71. It reads 16.11.',
  ],
};
