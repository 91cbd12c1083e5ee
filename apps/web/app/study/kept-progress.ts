import type { Card } from 'ts-fsrs';
import { keepJson, keptJson } from '../platform/kept-json.ts';
import type { DeckId, Flashcard } from './card.ts';
import { noProgress, type Progress } from './schedule.ts';

/** What a device keeps of a deck. Nothing of it is ever sent. */
export interface Kept {
  progress: Progress;
  /** Cards that the learner read in from a file. */
  own: Flashcard[];
}

const keyOf = (deck: DeckId) => `study.${deck}`;

/** A card as JSON has it, with its days as text, made a card again. */
function withDates(card: Card): Card {
  return {
    ...card,
    due: new Date(card.due),
    ...(card.last_review && { last_review: new Date(card.last_review) }),
  };
}

/** What is kept of the deck; nothing where there is none, it cannot be read, or the browser keeps nothing. */
export function readKept(deck: DeckId): Kept {
  try {
    const { progress, own } = (keptJson(keyOf(deck)) ?? {}) as Partial<Kept>;
    const cards = Object.entries(progress?.cards ?? {}).map(([id, card]) => [id, withDates(card)] as const);
    return {
      progress: { ...noProgress, ...progress, cards: Object.fromEntries(cards) },
      own: Array.isArray(own) ? own : [],
    };
  } catch {
    return { progress: noProgress, own: [] };
  }
}

/** Whether the browser took it. */
export function keepDeck(deck: DeckId, kept: Kept): boolean {
  return keepJson(keyOf(deck), kept);
}
