import type { Lessons } from '../bench/lesson.ts';

export const lessons: Lessons = {
  education: [
    {
      heading: 'Five scales for one sugar',
      text: 'Brix and Plato count grams of sugar in 100 grams of must. Specific gravity, Oechsle, Baumé, and KMW all tell how much heavier the must is than water; only their numbers differ. So one hydrometer reading can be told on each of them, and none says more than another.',
    },
    {
      heading: 'Product is not its active part',
      text: 'A part per million is a milligram in a liter. On the label of an addition it means milligrams of the product; in a laboratory’s report, milligrams of sulfur dioxide, nitrogen, or copper. Half of potassium metabisulfite and a fifth of diammonium phosphate is what counts: the calculators of those additions keep the two apart.',
    },
    {
      heading: 'Two gallons',
      text: 'An imperial gallon is a fifth larger than that of the United States. A recipe that only says “gallon” is worth asking where it comes from.',
    },
  ],
};
