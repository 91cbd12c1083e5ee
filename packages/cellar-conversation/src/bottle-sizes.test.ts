import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const twoSizes = 'bottled T1: 60 cases of 750s and 20 cases of 6 magnums';
const counts = (texts: string[]) =>
  play(texts).works.flatMap((work) => ('bottles' in work ? (work.bottles ?? []) : []));
const both = (cases: number, ofMagnums: number) => [
  { count: cases * 12, sizeMl: 750 },
  { count: ofMagnums * 6, sizeMl: 1500 },
];

describe('of two sizes of bottles', () => {
  it.each([
    ['make the magnums 22 cases', both(60, 22)],
    ['make the 750s 62 cases', both(62, 20)],
    ['change the magnums to 22 cases', both(60, 22)],
    ['the magnums were 22 cases', both(60, 22)],
    ['sorry, 62 cases of 750s', both(62, 20)],
    ['no, 132 magnums', both(60, 22)],
    ['sorry, 61 cases', both(61, 20)],
    ['cambia las de 750 a 62 cajas', both(62, 20)],
  ])('the one that is named, or nearer, is corrected: %s', (text, bottles) => {
    expect(counts([twoSizes, text])).toEqual(bottles);
  });

  it.each(['make the 375s 22 cases', 'sorry, 35 cases', 'no, cases of 3', 'make the magnums tomorrow'])(
    'neither is corrected in doubt: %s',
    (text) => {
      const { works, replies } = play([twoSizes, text]);
      expect(works).toMatchObject(both(60, 20).map((each) => ({ bottles: [each] })));
      expect(replies[1]).not.toContain('Changed');
    },
  );
});

describe('the size of bottles or cases', () => {
  it.each([
    ['bottled T1, 900 bottles 375 mL', 'no, 750s', 900, 750],
    ['bottled T1, 900 bottles 375 mL', 'no, 750 mL', 900, 750],
    ['bottled T1 90 cases', 'no, half bottles', 1080, 375],
    ['bottled T1 90 cases', 'no, six to the case', 540, 750],
    ['bottled T1 90 cases', 'no, cases of 6', 540, 750],
    ['bottled T1 90 cases', 'they were 6s', 540, 750],
    ['embotellado T1: 90 cajas', 'no, 6 por caja', 540, 750],
    ['embotellado T1: 900 botellas de 75 cl', 'no, medias botellas', 900, 375],
  ])('is corrected without the count: %s / %s', (text, correction, count, sizeMl) => {
    expect(counts([text, correction])).toEqual([{ count, sizeMl }]);
  });

  it.each([
    ['bottled T1, 900 bottles 375 mL', 'no, 750'],
    ['bottled T1, 900 bottles 375 mL', 'no magnums'],
    ['embotellé del T1 75 cajas de 12 de 375', 'eran de 6'],
  ])('is in doubt: %s / %s', (text, correction) => {
    expect(counts([text, correction])).toEqual([{ count: 900, sizeMl: 375 }]);
  });

  it('is no count of its bottles', () => {
    expect(counts(['bottled T1, 900 bottles 375 mL', 'no, 905'])).toEqual([{ count: 905, sizeMl: 375 }]);
    expect(counts(['bottled T1, 900 bottles 375 mL', 'sorry 750 not 900'])).toEqual([
      { count: 750, sizeMl: 375 },
    ]);
  });
});

describe('bottles of a further size', () => {
  it.each([
    ['embotellado T1: 1200 botellas de 75 cl', 'y 200 de medio litro también', 500],
    ['embotellado T1: 1200 botellas de 75 cl', 'y también 200 de 375', 375],
    ['bottled T1, 1200 bottles', 'and 200 of 500 mL also', 500],
    ['bottled T1, 1200 bottles', 'and 200 375s too', 375],
  ])('are a separate row: %s / %s', (text, further, sizeMl) => {
    expect(counts([text, further])).toEqual([
      { count: 1200, sizeMl: 750 },
      { count: 200, sizeMl },
    ]);
  });

  it('are no bottles after other work', () => {
    expect(play(['KMBS 20 g T1', 'and 200 of 500 mL also']).works).toHaveLength(1);
  });
});
