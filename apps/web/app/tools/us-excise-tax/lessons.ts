import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'How the credit steps down',
      text: 'A producer takes $1.00 off each of the first 30,000 gallons of the calendar year, $0.90 off the next 100,000, and $0.535 off the next 620,000; for hard cider, $0.062, $0.056, and $0.033. So the first 30,000 gallons of table wine pay seven cents each.',
    },
  ],
  whyOthersDiffer: [
    'Pages from before 2018 class wine above 14% vol as dessert wine. The line is now 16% vol.',
  ],
};
