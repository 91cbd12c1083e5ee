import { describe, expect, it } from 'vitest';
import { cardsOf } from './card.ts';
import {
  cardsDue,
  daysUntil,
  dueAfter,
  graded,
  newCardsPlanned,
  noProgress,
  statisticsOf,
  ungraded,
} from './schedule.ts';

const cards = cardsOf('d1', Array.from({ length: 40 }, (_, i) => `Question ${i}? | Answer ${i}.`).join('\n'));
const [first, second] = cards;
if (!first || !second) throw new Error('There are no cards.');
const monday = new Date(2026, 2, 2, 9);
const dayLater = (days: number) => new Date(2026, 2, 2 + days, 9);

describe('a day of learning', () => {
  it('starts with fifteen new cards without an exam', () => {
    expect(cardsDue(cards, noProgress, monday)).toEqual(cards.slice(0, 15));
  });

  it('gives no further new cards after some were learned', () => {
    let progress = noProgress;
    for (const card of cards.slice(0, 5)) progress = graded(progress, card.id, 'easy', monday);
    expect(cardsDue(cards, progress, monday)).toEqual(cards.slice(5, 15));
    expect(cardsDue(cards, progress, dayLater(1)).slice(-15)).toEqual(cards.slice(5, 20));
  });

  it('repeats a missed card within the hour, before new ones', () => {
    const progress = graded(noProgress, second.id, 'again', monday);
    const inAnHour = new Date(2026, 2, 2, 10);
    expect(cardsDue(cards, progress, inAnHour)[0]).toEqual(second);
  });

  it('postpones a card for longer, the better the grade', () => {
    const { again, hard, good, easy } = dueAfter(noProgress, first.id, monday);
    expect(again < good && hard <= good && good < easy).toBe(true);
  });
});

describe('a late evening', () => {
  const at = (day: number, hours: number, minutes: number) => new Date(2026, 2, day, hours, minutes);

  it('belongs to one day until four in the morning', () => {
    let progress = noProgress;
    for (const card of cards.slice(0, 6)) progress = graded(progress, card.id, 'easy', at(2, 23, 50));
    expect(cardsDue(cards, progress, at(3, 0, 10))).toEqual(cards.slice(6, 15));
    expect(statisticsOf(cards, progress, at(3, 3, 59))).toMatchObject({ streak: 1, reviewsToday: 6 });
    expect(statisticsOf(cards, progress, at(3, 4, 0))).toMatchObject({ streak: 1, reviewsToday: 0 });
    expect(cardsDue(cards, progress, at(3, 4, 0)).slice(-15)).toEqual(cards.slice(6, 21));
  });
});

describe('a grade taken back', () => {
  it('leaves the progress as it was', () => {
    const before = graded(noProgress, first.id, 'good', monday);
    const at = dayLater(1);
    for (const id of [first.id, second.id]) {
      const after = graded(before, id, 'again', at);
      expect(ungraded(after, { id, at: at.valueOf(), before: before.cards[id] })).toEqual(before);
    }
  });
});

describe('the day of the exam', () => {
  it('is counted in whole calendar days', () => {
    expect(daysUntil('2026-03-02', monday)).toBe(0);
    expect(daysUntil('2026-03-12', monday)).toBe(10);
    expect(daysUntil('2026-03-01', monday)).toBeUndefined();
    expect(daysUntil(undefined, monday)).toBeUndefined();
  });

  it('spreads the new cards over the days left, and leaves a quarter of them for review', () => {
    const planned = (examDay: string) => newCardsPlanned(cards, { ...noProgress, examDay }, monday);
    // 40 cards: 4 days less 1, 8 less 2, 28 less 7.
    expect(['2026-03-06', '2026-03-10', '2026-03-30'].map(planned)).toEqual([14, 7, 2]);
    expect(planned('2026-03-03')).toBe(40);
  });

  it('plans the new cards so that all have been seen a week before', () => {
    // 40 cards in 27 − 7 = 20 days: two a day.
    expect(newCardsPlanned(cards, { ...noProgress, examDay: '2026-03-29' }, monday)).toBe(2);
    expect(newCardsPlanned(cards, { ...noProgress, examDay: '2026-03-05' }, monday)).toBe(20);
  });

  it('lets no card wait beyond it', () => {
    const soon = { ...noProgress, examDay: '2026-03-05' };
    let progress = graded(soon, first.id, 'easy', monday);
    progress = graded(progress, first.id, 'easy', dayLater(1));
    expect(progress.cards[first.id]?.due.valueOf()).toBeLessThanOrEqual(new Date(2026, 2, 5).valueOf());
  });
});

describe('the statistics', () => {
  it('count cards, consecutive days, and recalled cards, without first meetings', () => {
    let progress = graded(noProgress, first.id, 'good', monday);
    progress = graded(progress, first.id, 'good', dayLater(1));
    progress = graded(progress, second.id, 'again', dayLater(1));
    progress = graded(progress, second.id, 'again', dayLater(2));
    const { seen, all, recalled, streak, reviewsToday } = statisticsOf(cards, progress, dayLater(2));
    expect({ seen, all, recalled, streak, reviewsToday }).toEqual({
      seen: 2,
      all: 40,
      recalled: 0.5,
      streak: 3,
      reviewsToday: 1,
    });
    expect(statisticsOf(cards, progress, dayLater(3)).streak).toBe(3);
    expect(statisticsOf(cards, progress, dayLater(4)).streak).toBe(0);
  });

  it('have no recall before the first repetition', () => {
    expect(statisticsOf(cards, noProgress, monday).recalled).toBeUndefined();
  });
});
