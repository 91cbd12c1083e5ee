import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Lag phase',
      text: 'About halfway between fruit set and harvest berries stop growing for a while, and weigh roughly half of what they will. Weigh clusters then, double them, and you have the crop in time to thin it. Your own blocks have factors of their own: keep the estimate and the scale ticket side by side.',
    },
  ],
  whyOthersDiffer: [
    'A growers’ guide prints 1.22 m × 2.45 m as 2.94 m² and 3364 vines a hectare. The product is 2.989 m², which makes 3346.',
  ],
};
