import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Which salt',
      text: 'Potassium bicarbonate is the gentle one for wine and up to about 2 g/L; it acts in full only after cold stabilization. Calcium carbonate takes tartaric acid at once and is for must or young wine. The double salt takes malic acid too, and is the way when more than 2 g/L have to go.',
    },
    {
      heading: 'What has to stay',
      text: 'Wine needs some tartaric acid: keep 1 g/L, better more. If you do not know how much there is, have it measured before you take two grams of it away.',
    },
    {
      heading: 'What the law says',
      text: 'The OIV does not allow acidification and deacidification of the same wine. In the United States check 27 CFR 24.246, and in the European Union Regulation 1308/2013, annex VIII.',
    },
  ],
  whyOthersDiffer: [
    'For 60 US gallons from 8 to 6 g/L the formula of VinoCalc treats 56.8 L, 59.6 recommended; the University of Tennessee says 53.1 L. We print VinoCalc’s.',
    'The Tennessee page calls the potassium salt “bitartrate”, which would do nothing. It means the bicarbonate.',
  ],
};
