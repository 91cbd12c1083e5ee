import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Think of the other ways first',
      text: 'Time and a racking with air take SO₂ out of a young red. A blend takes it out of anything. Peroxide takes it at once, and takes color and fruit with it: try it on a glass, and taste that glass the next day.',
    },
  ],
  whyOthersDiffer: [
    'Knockanore’s short form, 0.049 / Z, fits about 25%: it is 7% low for 3% peroxide and 4% high for 35%.',
    'A hobby chart says 50 g/hL of 1% for 10 mg/L. It is 53.',
  ],
};
