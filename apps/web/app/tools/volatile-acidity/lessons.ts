import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Watch the trend',
      text: 'One number says little; a barrel’s monthly numbers say a lot. A rise of a tenth of a gram in a month points to a leak, a warm cellar, or too little SO₂, long before anyone smells a fault.',
    },
    {
      heading: 'What else distills over',
      text: 'Sulfur dioxide and sorbic acid come over with the steam and use up base. Near a limit, correct for them as the OIV does, or have the wine measured by an enzymatic method.',
    },
  ],
};
