import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Who needs it',
      text: 'Wine made on or after December 8, 2023, and sold in the European Union must state its energy on the label and give its full nutrition declaration there or behind a QR code (Regulation 2021/2117). The figure needs one formula, not a subscription.',
    },
    {
      heading: 'Two lines, two sets of factors',
      text: 'Regulation 1169/2011 gives kilojoules and kilocalories their own factors for alcohol, sugar, acids, and polyols. Kilocalories are not kilojoules divided by 4.184.',
    },
  ],
  whyOthersDiffer: [
    'One service leaves out acids and glycerol and divides by 4.184: 312 kJ and 75 kcal for 13.5% vol. With the usual acids and glycerol, it is about 15 kJ more.',
  ],
};
