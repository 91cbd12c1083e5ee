import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const barrels = ['B61', 'B62', 'B63', 'B64', 'B65', 'B66'];
const gallon = 3785.411784;
const ml = (gallons: number) => Math.round(gallons * gallon);

describe('an answer or a correction', () => {
  it.each([
    [['added KMBS to 61-66', '20 g each'], 20_000],
    [['added KMBS to 61-66', '20g ea'], 20_000],
    [['KMBS each 61-66', '20 g'], 20_000],
    [['added KMBS to 61-66', '20 g per barrel'], 20_000],
    [['añadí metabisulfito a las barricas 61 a 66', '20 g cada una'], 20_000],
    [['kmbs 12 g each 61-66', '15 g'], 15_000],
    [['added KMBS to 61-66', '20', 'grams each'], 20_000],
    [['added KMBS to 61-66', '20 g a barrel'], 20_000],
    [['added 20 g KMBS to 61-66', 'each'], 20_000],
    [['added 120 g KMBS to 61-66', "that's 20 g each"], 20_000],
    [['puse 20 g de metabisulfito en las barricas 61 a 66', 'cada una'], 20_000],
  ])('keeps a dose for each vessel: %j', (texts, amount) => {
    const { works, open } = play(texts);
    expect(works).toEqual([
      expect.objectContaining({ op: 'addition', vessels: barrels, amount, each: true }),
    ]);
    expect(open).toBe(0);
  });

  it('takes "in total" as a total', () => {
    const { works } = play(['kmbs 12 g each 61-66', 'sorry 60 g in total']);
    expect(works).toMatchObject([{ amount: 60_000 }]);
    expect(works[0]).not.toHaveProperty('each');
  });

  it.each([
    [['KMBS 60 g 61-66', '10 g each'], 10_000],
    [['put 18 g KMBS in 61-64', 'that was each'], 18_000],
  ])('may say only that it is each: %j', (texts, amount) => {
    expect(play(texts).works).toMatchObject([{ op: 'addition', amount, each: true }]);
  });

  it('excludes one vessel and names another', () => {
    const works = [{ op: 'measurement', vessels: ['T4'] }];
    expect(play(['T1 22B', 'sorry not T1, T4']).works).toMatchObject(works);
    expect(play(['T1 22B', 'sorry T4 not T1']).works).toMatchObject(works);
  });

  it.each([
    [['topped 61-66 from K1', '1 gal each']],
    [['topped 61-66 with 6 gal from K1', 'sorry 1 gal each']],
  ])('keeps a volume for each vessel: %j', (texts) => {
    expect(play(texts).works).toMatchObject([{ op: 'top', ml: ml(1), each: true, from: ['K1'] }]);
  });

  it.each([
    [['bottled T1 375s', '40 cases'], 480, 375],
    [['bottled T1 into magnums', '90 bottles'], 90, 1500],
    [['bottled T1 40 cases of 6', '50 cases'], 300, 750],
    [['bottled T1 in cases of 6', '50 cases'], 300, 750],
    [['bottled T1 40 cases', 'sorry 375s'], 480, 375],
    [['embotellé el T1 en cajas de 6', '100 cajas'], 600, 750],
    [['bottled T1 40 cases of 6', '50', '45 cases'], 270, 750],
    [['bottled T1 in 1.5s', '40 cases of 6'], 240, 1500],
    [['bottled T1 6-packs', '100 cases'], 600, 750],
    [['bottled T1 in half bottles', '80 cases of 24'], 1920, 375],
    [['embotellé el T1 en medias botellas', '800 botellas'], 800, 375],
    [['bottled T1 80 cases', 'they were cases of 6'], 480, 750],
    [['bottled T1 80 cases', '6 to a case'], 480, 750],
    [['bottled T1 80 cases', '82 cases of 6'], 492, 750],
    [['embotellé el T1, 80 cajas', 'eran cajas de 6'], 480, 750],
    [['bottled T1', '80 cases and 4 loose'], 964, 750],
  ])('keeps the size of bottles and cases: %j', (texts, count, sizeMl) => {
    expect(play(texts).works).toMatchObject([{ op: 'bottle', bottles: [{ count, sizeMl }] }]);
  });

  it.each([
    ['racked T1 to T2 100 gal', '110 gal', '120'],
    ['racked T1 to T2 100 gal', 'sorry 110', 'make that 120 gal'],
  ])('is in the unit of the message, however often it was corrected: %s, %s, %s', (...texts) => {
    expect(play(texts).works).toMatchObject([{ op: 'transfer', ml: ml(120) }]);
  });
});

describe('numbers without a unit', () => {
  it.each([
    [['added KMBS to 61-66', '12 g each', 'sorry 14'], { amount: 14_000, each: true }],
    [['racked T1 to T2', '300 gal', 'sorry 310'], { ml: ml(310) }],
    [['trasegue el T1 al T2', '1000 litros', 'perdon 900'], { ml: 900_000 }],
    [['bottled T1', '40 cases of 6', '42'], { bottles: [{ count: 252, sizeMl: 750 }] }],
  ])('correct the answer before in its unit: %j', (texts, work) => {
    expect(play(texts).works).toMatchObject([work]);
  });

  it.each([
    ['61,62,64', ['B61', 'B62', 'B64']],
    ['61, 62 and 64', ['B61', 'B62', 'B64']],
  ])('list barrels: %s', (list, vessels) => {
    expect(play(['added KMBS 15 g each', list]).works).toMatchObject([{ vessels, each: true }]);
  });
});

describe('an open question', () => {
  it.each([
    'not T2',
    'Mike is cleaning T2 now',
    'T2 smells great',
    'call me about T4',
    'tomorrow T2',
    'who moved the hose from T2?',
    'mañana le toca al T2',
    'the pump at T3 leaks',
    'T2 or T3',
    'lunch is here',
    'is T3 free',
    'need to wash T2',
    'Ana says T2',
    'the hose from T2 is broken',
    'maybe T2',
    'luego paso al T2',
    'then T2',
    'T2 I think',
  ])('stays open after “%s”', (text) => {
    const { works } = play(['racked T1 100 gal', text]);
    expect(works.filter(({ op }) => op !== 'note')).toEqual([]);
    const { works: after } = play(['racked T1 100 gal', text, 'into T3']);
    expect(after).toContainEqual(expect.objectContaining({ op: 'transfer', to: ['T3'], ml: ml(100) }));
  });

  it('lets a complete message pass, and is answered after it', () => {
    const { works, open } = play(['added KMBS to T1', 'T4 pH 3.31', 'PD T4 x2', '40 g']);
    expect(works.map(({ op }) => op)).toEqual(
      expect.arrayContaining(['measurement', 'cap_work', 'addition']),
    );
    expect(open).toBe(0);
  });

  it.each([
    [['added KMBS to T1', 'racked T4 100 gal', 'T2', '45 g']],
    [['added KMBS to T1', 'racked T4 100 gal', '45 g', 'into T2']],
    [['le puse metabisulfito al T1', 'trasegué 100 galones del T4', '45 g', 'el trasiego fue al T2']],
  ])('gets the answer that fits it: %j', (texts) => {
    const { works, open } = play(texts);
    expect(works).toContainEqual(
      expect.objectContaining({ op: 'addition', vessels: ['T1'], amount: 45_000 }),
    );
    expect(works).toContainEqual(expect.objectContaining({ op: 'transfer', to: ['T2'], ml: ml(100) }));
    expect([works.length, open]).toEqual([2, 0]);
  });

  it('does not take the dose of another material', () => {
    const { works } = play(['added KMBS to T1', '50 g DAP']);
    expect(works).toEqual([]);
  });

  it('is closed by the same message in full', () => {
    expect(play(['added KMBS to T1', 'added 45 g KMBS to T1']).open).toBe(0);
  });

  it('offers a way out after two replies that do not answer', () => {
    const { replies, open } = play(['racked T1 100 gal', 'ok', 'OK']);
    expect(replies.at(-1)).toContain('leave it');
    expect(open).toBe(1);
  });

  it('says what was understood, what is missing, and two answers', () => {
    expect(play(['added KMBS to 61-66']).replies).toEqual([
      'Added KMBS B61-B66: how much? Reply like 20 g each or 120 g in all',
    ]);
    expect(play(['racked T1 100 gal']).replies).toEqual([
      'Moved 100 gal (379 L) from T1: which vessel? Reply like T2 or T3',
    ]);
  });
});

describe('of several open questions, one', () => {
  it.each([
    [['racked T1 100 gal', 'racked T4 50 gal', 'the T1 one went to T2', 'T3']],
    [['racked T1 100 gal', 'racked T4 50 gal', 'T1 to T2', 'into T3']],
  ])('is answered by words that name its vessel: %j', (texts) => {
    const { works, open } = play(texts);
    expect(works).toMatchObject([
      { from: ['T1'], to: ['T2'], ml: ml(100) },
      { from: ['T4'], to: ['T3'], ml: ml(50) },
    ]);
    expect(open).toBe(0);
  });

  it('takes a dose for the vessel that is named beside it', () => {
    const { works } = play(['added KMBS to T1', 'added KMBS to T4', '20 g in T1', '30 g T4']);
    expect(works).toMatchObject([
      { vessels: ['T1'], amount: 20_000 },
      { vessels: ['T4'], amount: 30_000 },
    ]);
    expect(play(['added KMBS to T1', '20 g to T4']).works).toEqual([]);
  });

  it('takes gallons for the topping and grams for the dose', () => {
    const { works } = play(['topped 61-66 from K1', 'added KMBS to T1', '3 gal', '40 g']);
    expect(works).toMatchObject([
      { op: 'top', ml: ml(3) },
      { op: 'addition', amount: 40_000 },
    ]);
  });
});

describe('an open question for an amount', () => {
  it.each(['not 20 g', '20 g I think', 'maybe 20 g', 'we have 20 g left', '68F in here'])(
    'stays the only one after “%s”',
    (text) => {
      const { works, open } = play(['added KMBS to T1', text]);
      expect({ works, open }).toEqual({ works: [], open: 1 });
      expect(play(['added KMBS to T1', text, '30 g, thx']).works).toMatchObject([{ amount: 30_000 }]);
    },
  );

  it('is dropped by “forget it”', () => {
    expect(play(['added KMBS to T1', 'forget it'])).toMatchObject({ works: [], open: 0 });
  });

  it('comes again after an OK that was for another message', () => {
    const { works, replies } = play(['T1 33B', 'T4 pH 3.2', 'OK', 'OK']);
    expect(replies[2]).toBe(replies[0]);
    expect(works).toMatchObject([{ vessels: ['T4'] }, { vessels: ['T1'], readings: [{ value: 33 }] }]);
  });

  it('leaves OK to an earlier one that shows a warning', () => {
    const { works, open } = play(['T1 33B', 'added KMBS to T4', 'OK']);
    expect(works).toMatchObject([{ op: 'measurement', readings: [{ value: 33 }] }]);
    expect(open).toBe(1);
  });
});

describe('an answer', () => {
  it.each([
    [['T1 9.4', 'brix'], { readings: [{ kind: 'brix', value: 9.4 }] }],
    [['T1 72', 'F'], { readings: [{ kind: 'temperature', value: 22.22 }] }],
    [['pressed T4', '310 gal to T2'], { op: 'press', parts: [{ to: ['T2'], ml: ml(310) }] }],
    [['topped B61', '1 gal from K1'], { op: 'top', vessels: ['B61'], from: ['K1'], ml: ml(1) }],
    [['press done', 'T4', 'T2'], { op: 'press', from: ['T4'], parts: [{ to: ['T2'] }] }],
    [['pasé 300 litros', 'del T4 al T2'], { from: ['T4'], to: ['T2'], ml: 300_000 }],
    [['racked T1 80 gal', 'T2 and T3', '40 each'], { to: ['T2', 'T3'], ml: 2 * ml(40) }],
    [['racked T4 400 gal, 6 gal lees to drain', 'T2', 'OK'], { to: ['T2'], lossMl: ml(6) }],
  ])('fills the missing field, and may say more: %j', (texts, work) => {
    const { works, open } = play(texts);
    expect(works).toMatchObject([work]);
    expect(open).toBe(0);
  });

  it('takes its unit from the message, not from the examples of the question', () => {
    expect(play(['added KMBS to T1', '2', '2']).works).toEqual([]);
  });

  it.each(['racked T4 50 gal', 'racked T4 to T3 50 gal'])('is no separate message: %s', (text) => {
    expect(play(['racked T1', text, 'OK']).works).not.toContainEqual(
      expect.objectContaining({ from: ['T1'] }),
    );
  });
});

it.each(['what did I do yesterday', 'qué hice ayer'])('“%s” is asked back', (text) => {
  expect(play([text]).replies[0]).toMatch(/Which vessel or lot|Qué tanque o lote/);
});
