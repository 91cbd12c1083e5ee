import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'A cellar full of it',
      text: 'One thousand liters of must at 220 g/L gives off about 58 cubic meters of gas, enough to fill a room of 5 by 5 m with a 2.3 m ceiling. In the rush of harvest, the air near the floor may be unbreathable while nobody standing there notices.',
    },
  ],
  whyOthersDiffer: [
    '“Forty volumes of gas for a volume of juice” is in print, and so is “sixty.” At 220 g/L and 20 °C, it is 58; forty is too low.',
  ],
};
