import { useEffect, useMemo, useState } from 'react';
import type { DeckId, Flashcard } from './card.ts';
import { decks } from './decks/decks.ts';
import { type Kept, keep, readKept } from './kept-progress.ts';
import { cardsDue, type GradeName, graded, noProgress, statisticsOf } from './schedule.ts';

/** A deck as this device has learned it. */
export function useDeck(id: DeckId) {
  const [kept, setKept] = useState<Kept>({ progress: noProgress, own: [] });
  const [isKept, setIsKept] = useState(true);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    setKept(readKept(id));
    setNow(new Date());
  }, [id]);
  const cards = useMemo(
    () => [...(decks.find((deck) => deck.id === id)?.cards ?? []), ...kept.own],
    [id, kept.own],
  );
  const change = (next: Kept) => {
    setKept(next);
    setIsKept(keep(id, next));
    setNow(new Date());
  };
  const due = useMemo(() => cardsDue(cards, kept.progress, now), [cards, kept.progress, now]);
  return {
    cards,
    due,
    now,
    progress: kept.progress,
    statistics: statisticsOf(cards, kept.progress, now),
    /** False when the browser refuses to keep anything, as in some private windows. */
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
