import { decks } from 'virtual:data-files';
import { useState } from 'react';
import { fetchData } from '../platform/fetch-data.ts';
import { Button } from '../ui/button.tsx';
import { later } from '../ui/later.tsx';
import type { DeckId, Flashcard } from './card.ts';
import { DeckPanel } from './deck-panel.tsx';
import { Session } from './session.tsx';
import { UndoButton, useUndoKey } from './undo.tsx';
import { useDeck } from './use-deck.ts';

interface NothingDueProps {
  hasSeen: boolean;
  onLookAgain: () => void;
  onUndo: (() => void) | undefined;
}

function NothingDue({ hasSeen, onLookAgain, onUndo }: NothingDueProps) {
  useUndoKey(onUndo);
  return (
    <div className="border border-edge bg-sheet p-5 md:p-8">
      <h2 className="text-2xl">Done for now</h2>
      <p className="mt-3">
        {hasSeen
          ? 'Every card that was due has been answered. Cards that you missed come back within minutes, the others on the day they’re due.'
          : 'There’s nothing to learn in this deck yet.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="sheet" onClick={onLookAgain}>
          Check again
        </Button>
        <UndoButton onUndo={onUndo} />
      </div>
    </div>
  );
}

function DeckView({ id, cards }: { id: DeckId; cards: readonly Flashcard[] }) {
  const deck = useDeck(id, cards);
  const card = deck.due[0];
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      {card ? (
        <Session
          card={card}
          left={deck.due.length}
          progress={deck.progress}
          onGrade={(grade) => deck.grade(card, grade)}
          onUndo={deck.undo}
        />
      ) : (
        <NothingDue onLookAgain={deck.lookAgain} onUndo={deck.undo} hasSeen={deck.statistics.seen > 0} />
      )}
      <DeckPanel id={id} deck={deck} />
    </div>
  );
}

/** Each deck's cards are loaded when it is first chosen. */
const deckViews = new Map(
  decks.map(({ id, address }) => [
    id,
    later(
      async () => {
        const cards = await fetchData<Flashcard[]>(address);
        return () => <DeckView id={id as DeckId} cards={cards} />;
      },
      { waiting: () => <div className="mt-6 h-[36rem] border border-line" /> },
    ),
  ]),
);

export function Learning() {
  const [id, setId] = useState(() => {
    const deckParameter = new URLSearchParams(window.location.search).get('deck');
    return decks.find((deck) => deck.id === deckParameter)?.id ?? 'level-3';
  });
  const Room = deckViews.get(id);
  const choose = (next: string) => {
    setId(next);
    window.history.replaceState(window.history.state, '', `?deck=${next}`);
  };
  return (
    <>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {decks.map(({ id: other, name, size }) => (
          <Button
            key={other}
            aria-pressed={other === id}
            size="sheet"
            className="flex-col gap-0! aria-pressed:border-wine aria-pressed:text-wine"
            onClick={() => choose(other)}
          >
            {name}
            <span className="font-normal text-sm">{size} cards</span>
          </Button>
        ))}
      </div>
      {Room && <Room />}
    </>
  );
}
