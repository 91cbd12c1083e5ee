import { describe, expect, it } from 'vitest';
import { wineRegions } from '../../regions/list/regions.ts';
import { cardsOf, withGaps, withWords } from '../card.ts';
import { decks } from './decks.ts';

describe.each(decks.map((deck) => [deck.id, deck] as const))('the deck %s', (id, { cards }) => {
  it('has at least 120 cards, none twice, pictures not counted where 90 are text', () => {
    const texts = cards.filter(({ kind }) => kind !== 'map');
    expect(cards.length).toBeGreaterThanOrEqual(120);
    expect(texts.length).toBeGreaterThanOrEqual(id === 'd1' || id === 'd2' ? 120 : 90);
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    expect(new Set(texts.map(({ front }) => front)).size).toBe(texts.length);
  });

  it('has readable cards: a question with an answer, or a sentence with a gap', () => {
    for (const { kind, front, back } of cards) {
      if (kind === 'question') expect(front, front).toMatch(/[?.]$/);
      if (kind === 'cloze') expect(withGaps(front)).toContain('[…]');
      expect(back, front).toMatch(/^\S.*\.$/);
      expect(front + back).not.toMatch(/['"|]|\{\{.*\{\{.*\{\{| {2}/);
      expect(back).not.toMatch(/[{}]/);
      expect(front.length + back.length).toBeLessThan(300);
    }
  });

  it('names the country of a map card with its article', () => {
    for (const { kind, front } of cards) if (kind === 'map') expect(front).not.toMatch(/of (United|Czech)/);
  });

  it('shows only existing regions on its map cards', () => {
    for (const { kind, region } of cards)
      expect(kind === 'map').toBe(wineRegions.some((known) => known.id === region?.id));
  });
});

describe('a cloze', () => {
  it('hides its words on the front and shows them on the back', () => {
    expect(withGaps('Red at {{20}}, white at {{12}}.')).toBe('Red at […], white at […].');
    expect(withWords('Red at {{20}}.')).toBe('Red at 20.');
  });

  it('keeps its id, and rejects a line that is no card', () => {
    const [card] = cardsOf('d1', 'A {{gap}}.');
    expect(cardsOf('d1', 'A {{gap}}.')[0]?.id).toBe(card?.id);
    expect(() => cardsOf('d1', 'No answer')).toThrow('needs an answer');
    expect(() => cardsOf('d1', 'a | b | c')).toThrow('Not a card');
  });
});
