import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import type { Flashcard } from './card.ts';

const grades = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const;
export type GradeName = keyof typeof grades;

interface Review {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  grade: GradeName;
}

export interface Progress {
  cards: Record<string, Card>;
  /** The latest, oldest first. */
  reviews: Review[];
  /** YYYY-MM-DD. */
  examDay?: string | undefined;
}

export const noProgress: Progress = { cards: {}, reviews: [] };

const dayMs = 86_400_000;
const reviewsKept = 5000;
const newCardsADay = 15;
/** A late evening belongs to the day before, as in Anki. */
const dayBeginsAt = 4;

function startOfDay(now: Date): Date {
  const isNight = now.getHours() < dayBeginsAt;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - (isNight ? 1 : 0), dayBeginsAt);
}

/** The last days before an exam bring no new cards: a week, or a quarter of the days left if that is less. */
const daysForReview = (days: number) => Math.min(7, Math.ceil(days / 4));

/** Whole days until the exam: 0 on its day; undefined without an exam or after it. */
export function daysUntil(examDay: string | undefined, now: Date): number | undefined {
  if (!examDay) return undefined;
  const [year = 0, month = 1, day = 1] = examDay.split('-').map(Number);
  const days = Math.round(
    (new Date(year, month - 1, day, dayBeginsAt).valueOf() - startOfDay(now).valueOf()) / dayMs,
  );
  return days >= 0 ? days : undefined;
}

function schedulerFor(progress: Progress, now: Date) {
  const days = daysUntil(progress.examDay, now);
  return fsrs({ request_retention: 0.9, maximum_interval: days === undefined ? 3650 : Math.max(1, days) });
}

/** The scheduler keeps its grades a day or two apart, even beyond its longest interval. */
function notBeyondExam(card: Card, { examDay }: Progress, now: Date): Card {
  const days = daysUntil(examDay, now);
  if (!days) return card;
  const exam = startOfDay(now);
  exam.setDate(exam.getDate() + days);
  exam.setHours(0);
  return card.due > exam ? { ...card, due: exam } : card;
}

export function graded(progress: Progress, id: string, grade: GradeName, now: Date): Progress {
  const card = progress.cards[id] ?? createEmptyCard<Card>(now);
  const next = notBeyondExam(
    schedulerFor(progress, now).next(card, now, grades[grade] as Grade).card,
    progress,
    now,
  );
  const reviews = [...progress.reviews, { id, at: now.valueOf(), grade }].slice(-reviewsKept);
  return { ...progress, cards: { ...progress.cards, [id]: next }, reviews };
}

/** A grade that can be taken back, with the card as it was before. */
export interface Graded {
  id: string;
  at: number;
  before: Card | undefined;
}

export function ungraded(progress: Progress, { id, at, before }: Graded): Progress {
  const { [id]: _, ...others } = progress.cards;
  return {
    ...progress,
    cards: before ? { ...others, [id]: before } : others,
    reviews: progress.reviews.filter((review) => review.id !== id || review.at !== at),
  };
}

export function dueAfter(progress: Progress, id: string, now: Date): Record<GradeName, Date> {
  const card = progress.cards[id] ?? createEmptyCard<Card>(now);
  const preview = schedulerFor(progress, now).repeat(card, now);
  return {
    again: preview[Rating.Again].card.due,
    hard: preview[Rating.Hard].card.due,
    good: preview[Rating.Good].card.due,
    easy: preview[Rating.Easy].card.due,
  };
}

/** The number of new cards today: with an exam date, as many as it takes to see all before the last review. */
export function newCardsPlanned(cards: readonly Flashcard[], progress: Progress, now: Date): number {
  const unseen = cards.filter(({ id }) => !progress.cards[id]).length;
  const days = daysUntil(progress.examDay, now);
  if (days === undefined) return Math.min(unseen, newCardsADay);
  return Math.ceil(unseen / Math.max(1, days - daysForReview(days)));
}

export function cardsDue(cards: readonly Flashcard[], progress: Progress, now: Date): Flashcard[] {
  const today = startOfDay(now).valueOf();
  const firstSeen = new Map<string, number>();
  for (const { id, at } of progress.reviews) if (!firstSeen.has(id)) firstSeen.set(id, at);
  const metToday = cards.filter(({ id }) => (firstSeen.get(id) ?? 0) >= today).length;
  const unseen = cards.filter(({ id }) => !progress.cards[id]);
  // Cards first seen today count toward the day's plan, as if they were still new.
  const before = { ...progress, cards: withoutThoseOf(progress, firstSeen, today) };
  const planned = newCardsPlanned(cards, before, now);
  const due = cards
    .filter(({ id }) => (progress.cards[id]?.due.valueOf() ?? Number.POSITIVE_INFINITY) <= now.valueOf())
    .toSorted((a, b) => dueOf(progress, a) - dueOf(progress, b));
  return [...due, ...unseen.slice(0, Math.max(0, planned - metToday))];
}

function withoutThoseOf(progress: Progress, firstSeen: Map<string, number>, today: number) {
  return Object.fromEntries(
    Object.entries(progress.cards).filter(([id]) => (firstSeen.get(id) ?? 0) < today),
  );
}

const dueOf = ({ cards }: Progress, { id }: Flashcard) => cards[id]?.due.valueOf() ?? 0;

export interface Statistics {
  all: number;
  seen: number;
  /** Cards with an interval of more than three weeks. */
  firm: number;
  reviewsToday: number;
  /** The share of reviews in the last 30 days that were not “again”, without first meetings. */
  recalled: number | undefined;
  /** Consecutive days with a review, ending today or yesterday. */
  streak: number;
}

export function statisticsOf(cards: readonly Flashcard[], progress: Progress, now: Date): Statistics {
  const states = cards.flatMap(({ id }) => progress.cards[id] ?? []);
  const met = new Set<string>();
  const repeated = progress.reviews.filter(({ id }) => met.has(id) || !met.add(id));
  const recent = repeated.filter(({ at }) => at > now.valueOf() - 30 * dayMs);
  const today = startOfDay(now).valueOf();
  return {
    all: cards.length,
    seen: states.length,
    firm: states.filter(({ state, stability }) => state === State.Review && stability > 21).length,
    reviewsToday: progress.reviews.filter(({ at }) => at >= today).length,
    recalled:
      recent.length > 0 ? recent.filter(({ grade }) => grade !== 'again').length / recent.length : undefined,
    streak: streakOf(progress, now),
  };
}

function streakOf({ reviews }: Progress, now: Date): number {
  const days = new Set(reviews.map(({ at }) => startOfDay(new Date(at)).valueOf()));
  const day = startOfDay(now);
  if (!days.has(day.valueOf())) day.setDate(day.getDate() - 1);
  let streak = 0;
  for (; days.has(day.valueOf()); day.setDate(day.getDate() - 1)) streak += 1;
  return streak;
}
