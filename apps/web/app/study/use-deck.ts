import { useMemo, useState } from 'react';
import { useStored } from '../platform/use-stored.ts';
import type { DeckId, Flashcard } from './card.ts';
import { type Kept, keptDeck } from './kept-progress.ts';
import {
  cardsDue,
  type Graded,
  type GradeName,
  graded,
  noProgress,
  type Progress,
  statisticsOf,
  ungraded,
} from './schedule.ts';

export function useDeck(id: DeckId, deckCards: readonly Flashcard[]) {
  const deck = keptDeck(id);
  const kept = useStored(deck);
  const [isKept, setIsKept] = useState(true);
  const [grades, setGrades] = useState<readonly Graded[]>([]);
  /** The card whose grade was taken back: it comes first. */
  const [returned, setReturned] = useState<string>();
  const [now, setNow] = useState(() => new Date());
  const cards = useMemo(() => [...deckCards, ...kept.own], [deckCards, kept.own]);
  const change = (alter: (kept: Kept) => Kept) => {
    setIsKept(deck.change(alter));
    setNow(new Date());
  };
  const changeProgress = (alter: (progress: Progress) => Progress) =>
    change((kept) => ({ ...kept, progress: alter(kept.progress) }));
  const due = useMemo(() => cardsDue(cards, kept.progress, now), [cards, kept.progress, now]);
  const undo = () => {
    const last = grades.at(-1);
    if (!last) return;
    setGrades(grades.slice(0, -1));
    setReturned(last.id);
    changeProgress((progress) => ungraded(progress, last));
  };
  return {
    cards,
    due: returned ? due.toSorted((a, b) => Number(b.id === returned) - Number(a.id === returned)) : due,
    now,
    progress: kept.progress,
    statistics: statisticsOf(cards, kept.progress, now),
    /** False if the browser stores nothing, as in some private windows. */
    isKept,
    grade: ({ id }: Flashcard, grade: GradeName) => {
      const at = new Date();
      setGrades([...grades, { id, at: at.valueOf(), before: kept.progress.cards[id] }]);
      setReturned(undefined);
      changeProgress((progress) => graded(progress, id, grade, at));
    },
    undo: grades.length > 0 ? undo : undefined,
    setExamDay: (examDay: string | undefined) =>
      changeProgress((progress) => ({ ...progress, examDay: examDay || undefined })),
    add: (own: Flashcard[]) =>
      change((kept) => ({
        ...kept,
        own: [...new Map([...kept.own, ...own].map((card) => [card.id, card])).values()],
      })),
    forget: () => {
      setGrades([]);
      change(() => ({ progress: noProgress, own: [] }));
    },
    lookAgain: () => setNow(new Date()),
  };
}

export type LearnedDeck = ReturnType<typeof useDeck>;
