import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const ml = (gallons: number) => Math.round(gallons * 3785.411784);

describe('wine that meets or parts', () => {
  const blend = (parts: object[], more: object = {}) => ({ op: 'blend', to: ['T2'], parts, ...more });
  it.each([
    ['combined T4 and K1 into T2', blend([{ vessel: 'T4' }, { vessel: 'K1' }])],
    [
      'T2 100 gal T1 + 50 gal T4 blend',
      blend([
        { vessel: 'T1', ml: ml(100) },
        { vessel: 'T4', ml: ml(50) },
      ]),
    ],
    [
      'blended 50 gal each of T1 and T4 into T2',
      blend([
        { vessel: 'T1', ml: ml(50) },
        { vessel: 'T4', ml: ml(50) },
      ]),
    ],
    [
      'blended 3 parts T1 to 1 part T4 in T2, 120 gal total',
      blend(
        [
          { vessel: 'T1', share: 75_000 },
          { vessel: 'T4', share: 25_000 },
        ],
        { ml: ml(120) },
      ),
    ],
    [
      'blended 100 gal riesling T4 and 100 gal T1 into T2',
      blend([
        { vessel: 'T4', ml: ml(100) },
        { vessel: 'T1', ml: ml(100) },
      ]),
    ],
    [
      'half of T4 to T2, other half to T3',
      {
        op: 'split',
        from: ['T4'],
        parts: [
          { to: 'T2', share: 50_000 },
          { to: 'T3', share: 50_000 },
        ],
      },
    ],
  ])('is entered as a blend or a split: %s', (text, work) => {
    expect(play([text]).works).toMatchObject([work]);
  });
});

describe('a move', () => {
  it.each([
    ['racked 61 thru 63 to T2, 160 gal', { from: ['B61', 'B62', 'B63'], to: ['T2'], ml: ml(160) }],
    ['B61 a B63 al T2, 600 L', { from: ['B61', 'B62', 'B63'], to: ['T2'], ml: 600_000 }],
    ['dumped 61-63 into T2, all', { op: 'transfer', from: ['B61', 'B62', 'B63'], to: ['T2'] }],
    ['cleaned T2, filled from T4 200 gal', { from: ['T4'], to: ['T2'], ml: ml(200) }],
    ['24-RI-01 to T2, 100 gal', { op: 'transfer', from: ['T4'], to: ['T2'], ml: ml(100) }],
  ])('has its ends: %s', (text, work) => {
    expect(play([text]).works.filter(({ op }) => op !== 'note')).toMatchObject([work]);
  });

  it('has its day after the vessel', () => {
    const { works, replies } = play(['racked 60 gal out of T4 9/20 to T2']);
    expect(works).toMatchObject([{ op: 'transfer', ml: ml(60) }]);
    expect(replies[0]).toContain('09/20');
  });
});

describe('fruit that is crushed or pressed on arrival', () => {
  it.each([
    ['crushed 2 tons chambourcin into T2', 'crush'],
    ['whole cluster pressed 1.2 tons chambourcin to T2, 190 gal', 'press'],
  ])('is entered with its work: %s', (text, op) => {
    const { works } = play([text]);
    expect(works).toMatchObject([
      { op: 'receive_fruit', to: [], lot: '25-CH-01', component: { variety: 'Chambourcin' } },
      { op, fromLot: '25-CH-01' },
    ]);
  });

  it('keeps its lot in a correction', () => {
    const { works } = play(['crushed 2 tons chambourcin into T2', 'sorry 2.5 tons']);
    expect(works).toMatchObject([
      // 2.5 short tons
      { op: 'receive_fruit', lot: '25-CH-01', grams: 2_267_962 },
      { op: 'crush', fromLot: '25-CH-01' },
    ]);
  });
});

it('several moves from one vessel share a sentence', () => {
  expect(play(['moved 100 gal of T4 to T2 and 80 gal to T3']).works).toMatchObject([
    { from: ['T4'], to: ['T2'], ml: ml(100) },
    { from: ['T4'], to: ['T3'], ml: ml(80) },
  ]);
  expect(play(['T4 drained and pressed, 300 gal to T2']).works).toMatchObject([
    { op: 'press', from: ['T4'], parts: [{ to: ['T2'], ml: ml(300) }] },
  ]);
});

describe('barrels from one to another', () => {
  const barrels = ['B61', 'B62', 'B63'];
  it.each([
    'topped B61 to B63 with 2 gal from K1',
    'rellené B61 a B63 con 8 litros de K1',
    'B61 to B63 pH 3.6',
  ])('are a range where no wine moves: %s', (text) => {
    expect(play([text]).works).toMatchObject([{ vessels: barrels }]);
  });

  it('are the ends of a move', () => {
    expect(play(['racked B61 to B67 50 gal']).works).toMatchObject([{ from: ['B61'], to: ['B67'] }]);
  });
});

it.each([
  ['gal', '2 tons of chambourcin', 1_814_369],
  ['L', '2 toneladas de chambourcin', 2_000_000],
  ['L', '2 t chambourcin', 2_000_000],
  ['L', '2 short tons of chambourcin', 1_814_369],
] as const)('a ton is the one of a winery that measures in %s: %s', (unit, text, grams) => {
  expect(play([text], { unit }).works).toMatchObject([{ op: 'receive_fruit', grams }]);
});

it('the merlot barrels are those of the merlot', () => {
  expect(play(['the merlot barrels free so2 24']).works).toMatchObject([{ lot: '24-ME-01' }]);
});

it('sulfur as a pair is free and total', () => {
  expect(play(['T1 SO2 28/85']).works).toMatchObject([
    {
      readings: [
        { kind: 'free_so2', value: 28 },
        { kind: 'total_so2', value: 85 },
      ],
    },
  ]);
});

describe('a volume each of several sources', () => {
  it('is entered as a move from each', () => {
    const { works } = play(['racked 30 gal each from B61 and B62 to T2']);
    expect(works).toMatchObject([
      { op: 'transfer', from: ['B61'], to: ['T2'], ml: ml(30) },
      { op: 'transfer', from: ['B62'], to: ['T2'], ml: ml(30) },
    ]);
  });

  it('adds up in a press', () => {
    expect(play(['pressed T1 and T4 to T2, 60 gal each']).works).toMatchObject([
      { op: 'press', from: ['T1', 'T4'], parts: [{ to: ['T2'], ml: 2 * ml(60) }] },
    ]);
  });
});
