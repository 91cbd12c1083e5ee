import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

describe('an answer with further work', () => {
  it.each([
    [
      'racked 100 gal out of T1',
      'T2. and added 20 g KMBS',
      [{ to: ['T2'] }, { op: 'addition', vessels: ['T2'] }],
    ],
    ['moved 100 gal out of T1', 'to T2, also lost 2 gal', [{ to: ['T2'] }, { op: 'loss', vessels: ['T2'] }]],
    [
      'KMBS 20 g',
      'T4, oops. then topped it with 1 gal from K1',
      [{ vessels: ['T4'] }, { op: 'top', from: ['K1'] }],
    ],
    ['added 20 g KMBS', 'T4 and pH was 3.3', [{ vessels: ['T4'] }, { op: 'measurement', vessels: ['T4'] }]],
    ['KMBS to T1', '20 g, TA 6.1', [{ amount: 20_000 }, { op: 'measurement', vessels: ['T1'] }]],
    [
      'KMBS to T1',
      '20 g and DAP 60 g',
      [{ amount: 20_000 }, { material: 'DAP', amount: 60_000, vessels: ['T1'] }],
    ],
    [
      'pitched D254 in T1',
      '250 g, with 300 g goferm',
      [{ amount: 250_000 }, { material: 'Go-Ferm', amount: 300_000 }],
    ],
    [
      'sembré D254 en T1',
      '250 g más 300 g de goferm',
      [{ amount: 250_000 }, { material: 'Go-Ferm', amount: 300_000 }],
    ],
    [
      'KMBS to 61-63',
      '5 g each, and topped with 1 gal from K1',
      [{ each: true }, { op: 'top', vessels: ['B61', 'B62', 'B63'] }],
    ],
    ['bottled T1', '60 cases. lost 3 gal', [{ bottles: [{ count: 720 }] }, { op: 'loss', vessels: ['T1'] }]],
    [
      'pasé 100 galones del T1',
      'al T2, y perdí 2 galones',
      [{ to: ['T2'] }, { op: 'loss', vessels: ['T2'] }],
    ],
    [
      'added 20 g KMBS',
      'T4. also racked T1 to T2 100 gal',
      [{ vessels: ['T4'] }, { op: 'transfer', from: ['T1'] }],
    ],
  ])('stores both: %s / %s', (text, answer, works) => {
    const played = play([text, answer]);
    expect(played.works).toMatchObject(works);
    expect([played.works.length, played.open]).toEqual([works.length, 0]);
  });
});

describe('an answer with something else', () => {
  it('leaves one question if the further work lacks something', () => {
    const asked = play(['racked 100 gal out of T1', 'T2, and added KMBS']);
    expect([asked.works.length, asked.open]).toEqual([0, 1]);
    expect(asked.replies[1]).toContain('how much?');
    expect(play(['racked 100 gal out of T1', 'T2, and added KMBS', '20 g']).works).toMatchObject([
      ...[
        { op: 'transfer', to: ['T2'] },
        { op: 'addition', vessels: ['T2'], amount: 20_000 },
      ],
    ]);
  });

  it.each(['T2, sorry was on the phone', 'T2. will rack T4 tomorrow', 'T2, perdón, andaba fuera'])(
    'fills its slot beside a plan or an excuse: %s',
    (answer) => {
      expect(play(['racked 100 gal out of T1', answer]).works).toMatchObject([{ from: ['T1'], to: ['T2'] }]);
    },
  );

  it.each([
    ['KMBS 20 g', 'T1 and T4 pH 3.4', { op: 'measurement', vessels: ['T1', 'T4'] }],
    ['KMBS 20 g', 'T4, pH 3.4', { op: 'measurement', vessels: ['T4'] }],
  ])('is not seen in a complete message about that vessel: %s / %s', (text, answer, work) => {
    const { works, open } = play([text, answer]);
    expect(works).toMatchObject([work]);
    expect(open).toBe(1);
  });

  it('does not follow words that are no answer', () => {
    for (const text of [
      'Mike is on T2, and lost 3 gal',
      'T2 smells great, and pH 3.4',
      'not T2. and lost 3 gal',
    ])
      expect(play(['racked 100 gal out of T1', text]).works.filter(({ op }) => op === 'transfer')).toEqual(
        [],
      );
  });
});

describe('an answer with small talk behind it', () => {
  const kmbs = { op: 'addition', material: 'KMBS', amount: 50_000 };

  it.each([
    [['kmbs to T1', '50 grams, smells better already'], kmbs],
    [['kmbs al T1', 'fueron 50 gramos, ya está todo mezclado'], kmbs],
    [['kmbs al T1', '50 g, ya está bien revuelto'], kmbs],
    [['racked T1 100 gal', 'into T2, looks good'], { op: 'transfer', to: ['T2'] }],
  ])('is that answer alone: %j', (texts, work) => {
    const { works, open } = play(texts);
    expect(works).toEqual([expect.objectContaining(work)]);
    expect(open).toBe(0);
  });

  it.each(['50 g, not sure', '50 g, i guess', '50 g, creo'])('stays open in doubt: %s', (reply) => {
    expect(play(['kmbs to T1', reply])).toMatchObject({ works: [], open: 1 });
  });
});
