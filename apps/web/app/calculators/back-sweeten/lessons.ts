import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'What Delle units promise',
      text: 'Sugar and alcohol together hold yeast back. Seventy-eight units are said to be stable, studies say 75 to 85, and pH, SO₂, and the yeast decide. Never call a sweet wine safe on this number alone.',
    },
    {
      heading: 'Sweeten late',
      text: 'Sweeten a clean, stable wine shortly before bottling, dissolve the sugar in some of it, mix, and measure. A tank that was sweetened in spring is a tank that ferments in June.',
    },
  ],
  whyOthersDiffer: [
    'Cornell doses per liter of the dry wine, the British Columbia column per liter of the final wine but on the first volume: for 1370 L and 60 g/L it prints 82.3 kg, where 85.4 kg are needed.',
    'One “wine sugar calculator” returns 8056 g/L for a dry wine of 12% vol. It holds a few grams.',
  ],
};
