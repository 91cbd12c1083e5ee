import { describe, expect, it } from 'vitest';
import { splits } from './splits.ts';

describe('splits', () => {
  it('gives each way to end an answer before other work, with the words between', () => {
    expect(splits('T6, sorry. and lost 3 gal')).toEqual([
      { head: 'T6', mark: ', ', rest: 'sorry. and lost 3 gal' },
      { head: 'T6, sorry', mark: '. and ', rest: 'lost 3 gal' },
    ]);
  });

  it('has no part without words', () => {
    expect(splits('and 20 g, ')).toEqual([]);
  });

  it('tries three places at most, and none in a long text, since each part is read several times', () => {
    expect(splits('T1, 5 g. '.repeat(12))).toHaveLength(3);
    expect(splits('T1, 5 g. '.repeat(100))).toEqual([]);
  });
});
