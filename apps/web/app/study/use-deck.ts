import { useMemo, useState } from 'react';
import type { DeckId, Flashcard } from './card.ts';
import { type Kept, keepDeck, readKept } from './kept-progress.ts';
import { cardsDue, type GradeName, graded, noProgress, statisticsOf } from './schedule.ts';

export function useDeck(id: DeckId, deckCards: readonly Flashcard[]) {
  const [kept, setKept] = useState<Kept>(() => readKept(id));
  const [isKept, setIsKept] = useState(true);
  const [now, setNow] = useState(() => new Date());
  const cards = useMemo(() => [...deckCards, ...kept.own], [deckCards, kept.own]);
  const change = (next: Kept) => {
    setKept(next);
    setIsKept(keepDeck(id, next));
    setNow(new Date());
  };
  const due = useMemo(() => cardsDue(cards, kept.progress, now), [cards, kept.progress, now]);
  return {
    cards,
    due,
    now,
    progress: kept.progress,
    statistics: statisticsOf(cards, kept.progress, now),
    /** False if the browser stores nothing, as in some private windows. */
    isKept,
    grade: (card: Flashcard, grade: GradeName) =>
      change({ ...kept, progress: graded(kept.progress, card.id, grade, new Date()) }),
    setExamDay: (examDay: string | undefined) =>
      change({ ...kept, progress: { ...kept.progress, examDay: examDay || undefined } }),
    add: (own: Flashcard[]) =>
      change({ ...kept, own: [...new Map([...kept.own, ...own].map((card) => [card.id, card])).values()] }),
    forget: () => change({ progress: noProgress, own: [] }),
    lookAgain: () => setNow(new Date()),
  };
}

export type LearnedDeck = ReturnType<typeof useDeck>;
