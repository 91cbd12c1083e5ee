import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

describe('a correction that goes on with other work', () => {
  it.each([
    [
      ['KMBS 30 g T1', 'oops 35 g. and TA was 6.2'],
      [{ amount: 35_000 }, { op: 'measurement', vessels: ['T1'] }],
    ],
    [
      ['KMBS 30 g T1', 'no, T4. also DAP 60 g'],
      [{ vessels: ['T4'] }, { material: 'DAP', vessels: ['T4'] }],
    ],
    [
      ['KMBS 30 g T1', 'perdón, 35 g. también pH 3.5'],
      [{ amount: 35_000 }, { op: 'measurement', vessels: ['T1'] }],
    ],
    [['KMBS 30 g T1', 'undo. added 40 g KMBS to T4'], [{ vessels: ['T4'], amount: 40_000 }]],
    [['KMBS 30 g T1', 'scratch that, pumped over T4'], [{ op: 'cap_work', vessels: ['T4'] }]],
  ])('stores both: %j', (texts, works) => {
    const played = play(texts);
    expect(played.works).toMatchObject(works);
    expect([played.works.length, played.open]).toEqual([works.length, 0]);
  });

  it('asks about what the other work lacks, and says that it changed the first', () => {
    const { works, open, replies } = play(['racked T1 to T2 100 gal', 'sorry 90 gal. and added 20 g KMBS']);
    expect(works).toMatchObject([{ op: 'transfer', ml: 340_687 }]);
    expect(open).toBe(1);
    expect(replies[1]).toMatch(/^Changed\. Added KMBS 20 g: which vessel\?/);
  });

  it('is taken back by UNDO with the other work', () => {
    const texts = ['KMBS 30 g T1', 'oops 35 g. and TA was 6.2'];
    const { works, replies } = play([...texts, 'UNDO']);
    expect(works).toMatchObject([{ op: 'addition', amount: 30_000 }]);
    expect(works).toHaveLength(1);
    expect(replies[2]).toMatch(/Correction taken back: .*30 g.*TA 6\.2/);
    expect(play([...texts, 'UNDO', 'UNDO']).works).toEqual([]);
  });

  it('changes nothing without words of correction', () => {
    const { works } = play(['T1 pH 3.4', 'T4, 20 brix']);
    expect(works).toMatchObject([
      { op: 'measurement', vessels: ['T1'] },
      { op: 'measurement', vessels: ['T4'] },
    ]);
  });
});

it('a day and a volume correct the last move together', () => {
  const { works, replies } = play(['racked T1 to T2', 'yesterday, 100 gal']);
  expect(works).toMatchObject([{ ml: 378_541 }]);
  expect(replies[1]).toContain('10/07');
});
