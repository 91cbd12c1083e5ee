import type { Card } from 'ts-fsrs';
import { mergeRecords } from '../platform/merge-records.ts';
import { json, type Merge, storedBy } from '../platform/stored.ts';
import type { DeckId, Flashcard } from './card.ts';
import { noProgress, type Progress } from './schedule.ts';

/** What a device stores of a deck; never sent. */
export interface Kept {
  readonly progress: Progress;
  /** Cards that the learner imported from a file. */
  readonly own: readonly Flashcard[];
}

/** Restores the dates that JSON stores as text. */
function withDates(card: Card): Card {
  return {
    ...card,
    due: new Date(card.due),
    ...(card.last_review && { last_review: new Date(card.last_review) }),
  };
}

function keptOf(parsed: unknown): Kept {
  const { progress, own } = parsed as Partial<Kept>;
  const cards = Object.entries(progress?.cards ?? {}).map(([id, card]) => [id, withDates(card)] as const);
  return {
    progress: { ...noProgress, ...progress, cards: Object.fromEntries(cards) },
    own: Array.isArray(own) ? own : [],
  };
}

const reviewedAt = ([, { last_review: last }]: [string, Card]) => last?.valueOf() ?? 0;
const mergeCards = mergeRecords<[string, Card]>(
  ([id]) => id,
  (mine, theirs) => (reviewedAt(mine) >= reviewedAt(theirs) ? mine : theirs),
);
const mergeReviews = mergeRecords<Progress['reviews'][number]>(({ id, at }) => `${id} ${at}`);
const mergeOwn = mergeRecords<Flashcard>(({ id }) => id);

/** If both tabs graded a card, the later grade counts. */
const mergeKept: Merge<Kept> = (base, mine, theirs) => {
  const cards = ({ progress }: Kept) => Object.entries(progress.cards);
  const examDay = mine.progress.examDay === base.progress.examDay ? theirs : mine;
  return {
    progress: {
      cards: Object.fromEntries(mergeCards(cards(base), cards(mine), cards(theirs))),
      reviews: mergeReviews(base.progress.reviews, mine.progress.reviews, theirs.progress.reviews).toSorted(
        (one, other) => one.at - other.at,
      ),
      examDay: examDay.progress.examDay,
    },
    own: mergeOwn(base.own, mine.own, theirs.own),
  };
};

export const keptDeck = storedBy((deck: DeckId) => ({
  key: `study.${deck}`,
  fallback: { progress: noProgress, own: [] } as Kept,
  ...json(keptOf),
  merge: mergeKept,
}));
