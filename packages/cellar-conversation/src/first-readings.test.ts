import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const ml = (gallons: number) => Math.round(gallons * 3785.411784);

describe('a level', () => {
  it.each([
    ['T1 is at 391 gal', 391],
    ['T1 has 391 gal', 391],
    ['T1 holds 391 gal', 391],
    ['T1 = 391 gal', 391],
    ['T1 now at 391 gal', 391],
    ['el T1 tiene 391 galones', 391],
    ['T1 contains about 391 gal', 391],
    ['391 gal left in T1', 391],
    ['T1 391 gal', 391],
    ['T1: 391 gal', 391],
    ["there's 391 gal in T1", 391],
    ['391 gal in T1', 391],
    ['dipped T1, 391 gal', 391],
    ['measured T1 391 gal', 391],
    ['hay 391 galones en el T1', 391],
    ['medí el T1, 391 galones', 391],
  ])('is what the vessel holds: %s', (text, gallons) => {
    expect(play([text]).works).toMatchObject([{ op: 'gauge', levels: [{ vessel: 'T1', ml: ml(gallons) }] }]);
  });

  it('is stored beside the loss that led to it', () => {
    const { works } = play(['lost 3 gal out of T1 at the valve, T1 now at 391 gal', 'OK']);
    expect(works).toMatchObject([{ op: 'loss', ml: ml(3) }, { op: 'gauge' }]);
  });

  it('of nothing is asked about if the book has wine there', () => {
    const { replies } = play(['T1 is empty']);
    expect(replies[0]).toContain('records for T1 differ');
    expect(play(['T1 is empty', 'OK']).works).toMatchObject([
      { op: 'gauge', levels: [{ vessel: 'T1', ml: 0 }] },
    ]);
  });

  it('is one of several in a list, and stands beside readings', () => {
    const levels = (texts: string[]) =>
      play(texts).works.flatMap((work) =>
        work.op === 'gauge' ? work.levels.map(({ ml: level }) => level) : [],
      );
    expect(levels(['inventory: T1 391 gal, T4 310 gal'])).toEqual([ml(391), ml(310)]);
    expect(levels(['T1 391 gal 55F'])).toEqual([ml(391)]);
  });

  it.each(['topped B61 from K1 2 L, B62 3 L', 'KMBS 40 g T1, T4 30 g', 'B61 is 10 L down', '20 g T1'])(
    'is not “%s”',
    (text) => {
      expect(play([text]).works.map(({ op }) => op)).not.toContain('gauge');
    },
  );
});

describe('work that was not done', () => {
  it.each([
    'no se hizo remontaje T1',
    'stop pumpover T1',
    'T1 punch down cancelled',
    'se canceló el trasiego del T1 al T2, 800 litros',
    'racking T1 to T2 100 gal called off',
    'skipped the pumpover on T1',
    'ya no trasegué el T1 al T2, 500 litros',
    'T1 waiting for 0 brix',
    'T1 tiene 3 brix menos que ayer',
    'T4 should be down to 2 brix by the weekend',
    "don't rack T1 to T2 100 gal",
    'did not rack T1 to T2 100 gal',
    'racking T1 to T2 100 gal if the pump works',
    'not adding KMBS to T1 20 g',
    'nobody punched down T1',
    'nadie bazuqueó el T1',
    'thinking about racking T1 to T2 100 gal',
    'racking of T1 to T2 scrapped',
    "T1 hasn't hit 0 brix",
    'T1 to be bottled 100 cases',
    'íbamos a pasar 500 L del T1 al T2',
    'T1 2 brix menos',
    'T1 is 2 brix down',
    'ready to bottle T1 100 cases',
    "we ain't racking T1 to T2 100 gal",
    'T1 to T2 100 gal is next',
    'hold off on KMBS T1 30 g',
    'did you add KMBS 30 g to T1',
    'T1 PD no',
    "T1 isn't at 0 brix yet",
    '30 g KMBS went into T1, none in T4',
    'se suspende el remontaje del T1',
    'dejé de remontar el T1',
    'pasaré 500 L del T1 al T2',
  ])('is not stored: %s', (text) => {
    expect(play([text]).works.filter(({ op }) => op !== 'note')).toEqual([]);
  });
});

it.each([
  ["racked T1 to T2 100 gal, didn't sulfite", { op: 'transfer', ml: ml(100) }],
  ['racked T1 to T2 100 gal, no pumpover', { op: 'transfer', ml: ml(100) }],
])('a denial at the end leaves the work before it: %s', (text, work) => {
  expect(play([text]).works).toMatchObject([work]);
});

describe('a bottling', () => {
  it.each([
    ['bottled T1 56 cs + 5 loose', 677],
    ['bottled T1: 56 cases and 5 loose', 677],
    ['bottled T1 86 x 12', 1032],
    ['T1 bottled, 1,440 x 750', 1440],
    ['bottled off T1: 62 dozen', 744],
    ['se embotellaron 50 cajas de seis del T1', 300],
    ['bottled T1 120 6-packs', 720],
    ['embotellé el T1, 20 docenas', 240],
    ['bottled T1 90 cases 12x750', 1080],
    ['bottled T1 90 cases 6x750', 540],
  ])('counts cases and single bottles: %s', (text, count) => {
    expect(play([text]).works).toMatchObject([{ op: 'bottle', bottles: [{ count, sizeMl: 750 }] }]);
  });

  it('of two sizes is two entries', () => {
    expect(play(['bottled T1 100 cases 750s and 20 cs of 6 magnums']).works).toMatchObject([
      { bottles: [{ count: 1200, sizeMl: 750 }] },
      { bottles: [{ count: 120, sizeMl: 1500 }] },
    ]);
    expect(play(['embotellado T1: 80 cajas de 12 y 30 magnums']).works).toMatchObject([
      { bottles: [{ count: 960, sizeMl: 750 }] },
      { bottles: [{ count: 30, sizeMl: 1500 }] },
    ]);
  });

  it.each(['bottled T1 80 cases + 4'])('is asked about if a number has no unit: %s', (text) => {
    expect(play([text])).toMatchObject({ works: [], open: 1 });
  });
});

it('the loss of each barrel counts for each', () => {
  expect(play(['lost a gallon each from 61-63']).works).toMatchObject([
    { op: 'loss', ml: ml(1), each: true },
  ]);
});

describe('an amount', () => {
  it.each([
    ['added 0.4 ppm ascorbic acid to T1', 0.4],
    ['added 0.25 g/hL ascorbic acid to T1', 2.5],
    ['added 12.5 ppm ascorbic acid to T1', 12.5],
    ['added 30 ppm ascorbic acid to T1', 30],
  ])('of a rate keeps its decimals: %s', (text, perLitre) => {
    expect(play([text]).works).toMatchObject([{ op: 'addition', perLitre }]);
  });

  it.each([
    [{ unit: 'L', dateOrder: 'day-first' }, 'trasegué T1 a T2 1.200 litros', 1_200_000],
    [{ unit: 'L', dateOrder: 'day-first' }, 'trasegué T1 a T2 1.200,5 litros', 1_200_500],
    [{ unit: 'L', dateOrder: 'day-first' }, 'trasegué T1 a T2 12,5 litros', 12_500],
    [{ unit: 'L', dateOrder: 'day-first' }, 'racked T1 to T2 1,200 L', 1_200_000],
    [{ unit: 'gal', dateOrder: 'month-first' }, 'racked T1 to T2 1,200 L', 1_200_000],
  ] as const)('has the separators of the winery and the language: %j %s', (choices, text, expected) => {
    expect(play([text], choices).works).toMatchObject([{ op: 'transfer', ml: expected }]);
  });
});

describe('a text with marks of the carrier', () => {
  it('has the date of its arrival', () => {
    expect(play(['(1/2) racked T1 to T2 100 gal']).works).toMatchObject([{ op: 'transfer', ml: ml(100) }]);
  });

  it.each(['Liked “Reading T1 pH 3.4. Wrong?”', '👍 to “Reading T1 pH 3.4”'])(
    'is no record and no question if it is a reaction: %s',
    (text) => {
      expect(play([text])).toEqual({ works: [], open: 0, replies: [''] });
    },
  );

  it('needs no signature', () => {
    expect(play(['T1 pH 3.58\n--\nSent from my iPhone']).works).toMatchObject([{ op: 'measurement' }]);
  });
});

describe('what was left behind', () => {
  it('is lost if it is lees', () => {
    expect(play(['racked T1 to T2 380 gal, 10 gal lees left behind']).works).toMatchObject([
      { ml: ml(380), lossMl: ml(10), lossReason: 'lees' },
    ]);
  });

  it('is shown before it counts as lost', () => {
    const texts = ['racked T1 to T2 380 gal, lost 10 gal that stayed behind'];
    const { replies, works } = play(texts);
    expect(replies[0]).toContain('counted as lost');
    expect(works).toEqual([]);
    expect(play([...texts, 'OK']).works).toMatchObject([{ ml: ml(380), lossMl: ml(10) }]);
  });
});

it('everything of several barrels moves with one text', () => {
  const { works } = play(['vacié las barricas 61 a 63 al T2, todo']);
  expect(works).toMatchObject([{ op: 'transfer', from: ['B61', 'B62', 'B63'], to: ['T2'], emptied: true }]);
});

it.each(['again', 'same', 'all', 'all of it', 'lo mismo'])('“%s” gets a reply', (text) => {
  expect(play([text]).replies).toEqual([expect.stringMatching(/understand|entendi/)]);
});

it.each([
  'added 10 g copper sulfate to T1',
  'agregué 10 g de sulfato de cobre al T1',
  'added 20 g sodium metabisulfite to T1',
  'puse 20 g de metabisulfito de sodio en el T1',
])('a material that the winery does not have is no sulfite: %s', (text) => {
  const { works, replies } = play([text]);
  expect(works).toEqual([]);
  expect(replies[0]).toMatch(/which material|qué producto/);
});

it.each([
  ['T1 8 brix and falling', { op: 'measurement', readings: [{ kind: 'brix', value: 8 }] }],
  ['sulfited T1 30 ppm', { op: 'addition', material: 'SO2', perLitre: 30 }],
  ['ya terminó la fermentación del T1', { op: 'state', state: 'fermentation_finished' }],
  ['sample T1 2L to lab', { op: 'loss', vessels: ['T1'], ml: 2_000 }],
])('a message is read: %s', (text, work) => {
  expect(play([text]).works).toMatchObject([work]);
});

it('a target is no reading', () => {
  expect(play(['bumped T1 to 30 free']).works).toEqual([]);
});
