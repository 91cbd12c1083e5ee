import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Pressure belongs to a temperature',
      text: 'The gas that gives 5 bar in a cellar of 10 °C gives 7.5 bar in a room of 20. Say both numbers, and store the bottles where they were reckoned for.',
    },
    {
      heading: 'What the law says',
      text: 'In the United States a wine with more than 3.92 g/L of carbon dioxide is sparkling for tax; hard cider, mead, and low-alcohol wine may hold 6.4 g/L (26 U.S.C. 5041).',
    },
  ],
  whyOthersDiffer: [
    'The cellar’s rule of 4 g/L for an atmosphere is a rule of 10 °C. At 20 °C the same sugar gives 1.4 bar.',
    'One calculator lets a wine of 20 °C hold 0.45 g/L of carbon dioxide for each bar. By the European Union’s method it is 1.44.',
  ],
};
