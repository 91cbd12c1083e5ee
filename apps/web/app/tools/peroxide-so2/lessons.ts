import type { Lessons } from '../../calculator/definition/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Try everything else first',
      text: 'Time and a splash racking lower SO₂ in a young red. A blend lowers it in any wine. Peroxide removes it at once, and takes color and fruit with it: try it in one glass, and taste that glass the next day.',
    },
  ],
  whyOthersDiffer: [
    'Knockanore’s short form, 0.049 / Z for a strength of Z percent, fits at about 25%: it is 7% low for 3% peroxide and 4% high for 35%.',
    'A hobby chart says 50 g/hL of a 1% solution for 10 mg/L. It takes 53.',
  ],
};
