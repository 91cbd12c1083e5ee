import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'What a ton gives',
      text: 'Commercial red wine comes out at about 730 L from a metric ton of grapes and white at 667; small presses get 500 to 580. Cornell counts 150 US gallons from a US ton, which is 63 cases.',
    },
  ],
  whyOthersDiffer: [
    'One page prints 83 cases for a metric ton of red; its own 730 L make 81. Another says that a case takes two to three tons: a ton makes about 63 cases.',
  ],
};
