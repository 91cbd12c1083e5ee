import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'The same acid in other words',
      text: 'A French analysis gives total acidity as sulfuric acid, most others as tartaric. The wine is the same: 4 g/L as sulfuric is 6.1 g/L as tartaric. Ask for the endpoint too, since it shifts the figure by more than the rounding does.',
    },
    {
      heading: 'What malolactic conversion takes',
      text: 'Bacteria remove one of malic acid’s two acid groups. Each gram per liter of malic acid takes 0.56 g/L of TA with it and leaves 0.67 g/L of lactic acid.',
    },
  ],
  whyOthersDiffer: [
    'One table prints 1.26 for acetic to tartaric. The equivalents give 1.25, and its other cells agree with them.',
    'To go from sulfuric to tartaric and back, some “add half” and “subtract a third.” Both rules are 2% off.',
  ],
};
