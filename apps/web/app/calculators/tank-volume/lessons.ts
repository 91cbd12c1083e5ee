import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Measure inside',
      text: 'Measure the circumference outside only if you know the wall: divide by 3.1416 and take off twice its thickness. Lower the stick until it touches the lowest point, and read where the wine wets it. On a lying tank the same centimeter is worth more in the middle than at the top.',
    },
    {
      heading: 'Every dose begins here',
      text: 'A dose is per liter of what is in the tank today. A tank that is called 2000 L and dipped to 1650 L is overdosed by a fifth if you go by its name.',
    },
  ],
  whyOthersDiffer: [
    'One page prints 451.3 L above its own worked 396.4 L for a tank of 1 m by 2 m, filled to 30 cm. It is 396.4 L.',
    'One page makes 2988 gallons of 128π cubic feet. It is 3008.',
  ],
};
