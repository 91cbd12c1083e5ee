import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

describe('an answer about a dose', () => {
  it.each([
    ['DAP per 1000 gal to T1', '2 lb'],
    ['DAP per 1000 gal to T1', '2', 'lb'],
    ['DAP lb/1000 gal T1', '2'],
    ['added 2 DAP per 1000 gal to T1', 'lb'],
    ['DAP por 1000 galones al T1', '2 libras'],
  ])('keeps "per 1000 gal" of a dose: %s, %s', (...texts) => {
    const { works, open } = play(texts);
    const perLitre = (2 * 453_592.37) / (1000 * 3.785411784);
    expect(works).toEqual([
      expect.objectContaining({ op: 'addition', unit: 'mg', perLitre: expect.closeTo(perLitre, 2) }),
    ]);
    expect(open).toBe(0);
  });

  it.each([
    [['DAP g/hL to T1', '20'], 200],
    [['added DAP to T1, g/hL', '20 g'], 200],
    [['added DAP per hL to T1', '20 g'], 200],
    [['added 20 g DAP to T1 per hL'], 200],
    [['added 20 DAP to T1', 'g/hL'], 200],
    [['DAP per 1000 gal to T1', '20 g/hL'], 200],
    [['DAP ppm T1', '30'], 30],
    [['added 30 DAP to T1', 'ppm'], 30],
    [['DAP to T1', '30', 'ppm'], 30],
    [['tartaric acid 1 g/L T1', 'sorry 1.5'], 1500],
    [['DAP 2 g/hL T1', 'no, 3'], 30],
  ])('keeps a rate in mg/L: %j', (texts, perLitre) => {
    expect(play(texts).works).toEqual([expect.objectContaining({ op: 'addition', unit: 'mg', perLitre })]);
  });

  it.each([
    [['DAP per 1000 gal to T1', '900 g in all'], 900_000],
    [['KMBS each 61-66', '120 g in all'], 120_000],
    [['kmbs 12 g each 61-66', 'sorry 60 g in all'], 60_000],
  ])('drops "per" and "each" for an amount in all: %j', (texts, amount) => {
    const { works } = play(texts);
    expect(works).toEqual([expect.objectContaining({ op: 'addition', amount })]);
    expect(works[0]).not.toHaveProperty('each');
  });

  it('asks whether an amount after a rate is a rate, too', () => {
    const { works, replies } = play(['20 g/hL DAP T1', '25 g']);
    expect(works).toEqual([expect.objectContaining({ op: 'addition', perLitre: 200 })]);
    expect(replies.at(-1)).toMatch(/unit/i);
    expect(play(['20 g/hL DAP T1', '25 g', '25 g/hL']).works).toEqual([
      expect.objectContaining({ perLitre: 250 }),
    ]);
    expect(play(['20 g/hL DAP T1', '25 g in all']).works).toEqual([
      expect.objectContaining({ amount: 25_000 }),
    ]);
  });

  it('reads a unit as that of a pump-over without one', () => {
    const { works, open } = play(['T1 pumpover 15', 'min']);
    expect([works, open]).toEqual([[expect.objectContaining({ op: 'cap_work', note: '15 min' })], 0]);
  });
});
