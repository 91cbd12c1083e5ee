import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'The same acid in other words',
      text: 'A French analysis gives total acidity as sulfuric acid, most others as tartaric. The wine is the same: 4 g/L there is 6.1 g/L here. Ask for the endpoint too, since it shifts the figure by more than the rounding.',
    },
    {
      heading: 'What malolactic takes',
      text: 'Bacteria take one of the two acid groups of malic acid. Each gram of malic acid that goes takes 0.56 g/L of TA with it and leaves 0.67 g of lactic acid.',
    },
  ],
  whyOthersDiffer: [
    'One table prints 1.26 for acetic to tartaric. The equivalents give 1.25, and its other cells agree with them.',
    'The rules “add half” and “subtract a third” for sulfuric and tartaric are 2% off.',
  ],
};
