import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

describe('the number of a weigh tag', () => {
  it.each([
    ['1850 lb riesling T2', 'tag 1512'],
    ['weigh tag 1521: 1850 lb riesling T2', 'no, tag 1512'],
    ['weigh tag 1521: 1850 lb riesling T2', 'sorry tag number was 1512'],
    ['recibimos 1850 libras de riesling al T2, boleta 1521', 'perdón, boleta 1512'],
  ])('corrects no weight: %s / %s', (text, correction) => {
    expect(play([text, correction]).works).toMatchObject([{ grams: 839_146, weighTag: '1512' }]);
  });

  it('stays if the weight is corrected', () => {
    const works = [{ grams: 843_682, weighTag: '1521' }];
    expect(play(['weigh tag 1521: 1850 lb riesling T2', 'sorry, 1860']).works).toMatchObject(works);
  });

  it('belongs to one of two loads, or to none', () => {
    const two = play(['1850 lb riesling T2, 900 lb vidal T3', 'tag 1512']);
    expect(two.works).toMatchObject([{ grams: 839_146 }, { grams: 408_233 }]);
    expect(two.works.some((work) => 'weighTag' in work)).toBe(false);
    expect(play(['KMBS 20 g T1', 'tag 1512']).works).toMatchObject([{ amount: 20_000 }]);
  });
});
