import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Three methods, one name',
      text: 'The mean method takes the middle of the day and the night. Another cuts the night at the base and the day at 30 °C first, and a third follows a sine between them. They differ most in spring: say which one a number is.',
    },
    {
      heading: 'A whole season',
      text: 'Under “Many tanks” you can paste one line for each day or month: its name, maximum, minimum, and number of days. Each line is worked out with the base above.',
    },
  ],
  whyOthersDiffer: [
    'One site uses a base of 5 °C for grapes on one page, and of 10 on another. For grapevines it is 10 °C (50 °F).',
  ],
};
