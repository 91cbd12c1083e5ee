import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

describe('an answer with a small word', () => {
  it.each([
    ['trasegué 90 galones del T1', 'al T2 mero'],
    ['trasegué 90 galones del T1', 'al mero T2'],
    ['racked T1 90 gal', 'into T2 bud'],
    ['racked T1 90 gal', 'to T2 innit'],
  ])('names the vessel: %s, %s', (...texts) => {
    const { works, open } = play(texts);
    expect(works).toMatchObject([{ op: 'transfer', from: ['T1'], to: ['T2'], ml: 340_687 }]);
    expect(open).toBe(0);
  });

  it.each([
    ['added kmbs 20 g', 'in T1 homie'],
    ['puse 20 g de metabisulfito', 'en el T1 mero'],
  ])('names the place of a dose: %s, %s', (...texts) => {
    expect(play(texts)).toMatchObject({ works: [{ vessels: ['T1'], amount: 20_000 }], open: 0 });
  });

  it.each([
    'not into T2',
    'not in T2',
    'into T2 broken',
    'hose into T2',
    'into T2 or T3',
    'into T2 tmrw',
    'al T2 capaz',
    'al T2 creo',
    'into T2 dunno',
    'to T2 unsure',
    'from T2 mero',
  ])('leaves the question open if it may say otherwise: %s', (text) => {
    expect(play(['racked T1 90 gal', text])).toMatchObject({ works: [], open: 1 });
    expect(play(['racked T1 90 gal', text, 'T3'])).toMatchObject({
      works: [{ from: ['T1'], to: ['T3'] }],
      open: 0,
    });
  });
});

describe('an answer that begins with “and”', () => {
  const dose = { op: 'addition', material: 'KMBS', vessels: ['T1'], amount: 60_000 };
  const topping = { op: 'top', vessels: ['B65'], from: ['K1'], ml: 2000 };

  it.each([
    [['rellené B65 desde K1', 'agregué KMBS al T1', '60 g', 'y 2 litros a la barrica']],
    [['rellené B65 desde K1', 'agregué KMBS al T1', '60 g', 'y 2 litros']],
    [['topped B65 from K1', 'kmbs to T1', '60 g', 'and 2 L to the barrel']],
    [['topped B65 from K1', 'kmbs to T1', '60 g', 'and the barrel got 2 L']],
    [['topped B65 from K1', 'kmbs to T1', '60 g', 'plus 2 L']],
  ])('is for the open question: %j', (texts) => {
    expect(play(texts)).toMatchObject({ works: [dose, topping], open: 0 });
  });

  it.each([
    [['topped B65 from K1', 'and 2 L in the tank']],
    [['topped B65 from K1', '2 litros al tanque']],
    [['kmbs to T1', '20 g in the barrel']],
    [['kmbs to T1', 'and 20 g T4']],
    [['kmbs to T1', 'and T4']],
    [['kmbs to T1', 'and another 20 g']],
  ])('does not fit another vessel, or more work: %j', (texts) => {
    expect(play(texts)).toMatchObject({ works: [], open: 1 });
  });

  it.each([
    [['kmbs 20 g T1', 'and 30 g'], 1],
    [['kmbs 20 g T1', 'and T4'], 2],
  ])('is none without a question: %j', (texts, count) => {
    const { works } = play(texts);
    expect(works.length).toBeLessThanOrEqual(count);
    expect(works[0]).toMatchObject({ vessels: ['T1'], amount: 20_000 });
  });
});
