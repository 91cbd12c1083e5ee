import { useMemo, useState } from 'react';
import { useStored } from '../platform/use-stored.ts';
import type { DeckId, Flashcard } from './card.ts';
import { type Kept, keptDeck } from './kept-progress.ts';
import { cardsDue, type GradeName, graded, noProgress, type Progress, statisticsOf } from './schedule.ts';

export function useDeck(id: DeckId, deckCards: readonly Flashcard[]) {
  const deck = keptDeck(id);
  const kept = useStored(deck);
  const [isKept, setIsKept] = useState(true);
  const [now, setNow] = useState(() => new Date());
  const cards = useMemo(() => [...deckCards, ...kept.own], [deckCards, kept.own]);
  const change = (alter: (kept: Kept) => Kept) => {
    setIsKept(deck.change(alter));
    setNow(new Date());
  };
  const changeProgress = (alter: (progress: Progress) => Progress) =>
    change((kept) => ({ ...kept, progress: alter(kept.progress) }));
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
      changeProgress((progress) => graded(progress, card.id, grade, new Date())),
    setExamDay: (examDay: string | undefined) =>
      changeProgress((progress) => ({ ...progress, examDay: examDay || undefined })),
    add: (own: Flashcard[]) =>
      change((kept) => ({
        ...kept,
        own: [...new Map([...kept.own, ...own].map((card) => [card.id, card])).values()],
      })),
    forget: () => change(() => ({ progress: noProgress, own: [] })),
    lookAgain: () => setNow(new Date()),
  };
}

export type LearnedDeck = ReturnType<typeof useDeck>;
