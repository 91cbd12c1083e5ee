import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Order before you bottle',
      text: 'Glass comes by the pallet and labels by the roll: take the number to order as a minimum, and round up to what the supplier sells. Two percent spare covers a jammed labeler; for a first run on a new line, allow five.',
    },
  ],
};
