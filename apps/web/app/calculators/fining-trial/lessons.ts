import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'How to run it',
      text: 'Set up five samples with rising amounts of one stock and one without any. Mix all alike, let them stand as long as the tank will, and judge them blind. Choose the smallest dose that works.',
    },
    {
      heading: 'Bentonite and water',
      text: 'Bentonite swells best in hot water, at most 16.7 L per kilogram. A 6% slurry at 1 g/L brings 1.7% water into the wine, more than US law allows in total: make it stronger, or use wine.',
    },
  ],
  whyOthersDiffer: [
    'VinoCalc divides by the wine and the stock together, most handouts by the wine alone: 1 mL of a 5% stock in 100 mL is 495 or 500 mg/L.',
  ],
};
