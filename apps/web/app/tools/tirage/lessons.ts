import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Pressure rises with temperature',
      text: 'The gas that gives 5 bar in a cellar at 10 °C gives about 7.6 bar in a room at 20 °C. State the temperature with the pressure, and store the bottles at the one they were planned for.',
    },
    {
      heading: 'What the law says',
      text: 'In the United States, a wine with more than 3.92 g/L of carbon dioxide is taxed as sparkling; hard cider, mead, and low-alcohol wine may hold 6.4 g/L (26 U.S.C. 5041).',
    },
  ],
  whyOthersDiffer: [
    'The cellar rule of 4 g/L per atmosphere holds at 10 °C. At 20 °C, the same sugar gives 1.4 bar.',
    'One calculator lets a wine at 20 °C hold 0.45 g/L of carbon dioxide per bar. By the European Union’s method it is 1.44.',
  ],
};
