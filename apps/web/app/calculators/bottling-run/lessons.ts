import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Order before you bottle',
      text: 'Glass comes by the pallet and labels by the roll: take the number to order as the least, and round up to what the supplier sells. Two percent spare covers a jammed labeler; a first run on a new line wants five.',
    },
  ],
};
