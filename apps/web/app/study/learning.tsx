import { useEffect, useState } from 'react';
import type { DeckId } from './card.ts';
import { DeckPanel } from './deck-panel.tsx';
import { decks } from './decks/decks.ts';
import { Session } from './session.tsx';
import { useDeck } from './use-deck.ts';

const isDeck = (id: string | null): id is DeckId => decks.some((deck) => deck.id === id);

function NothingDue({ onLookAgain, hasSeen }: { onLookAgain: () => void; hasSeen: boolean }) {
  return (
    <div className="border border-edge bg-sheet p-5 md:p-8">
      <h2 className="text-2xl">Done for now</h2>
      <p className="mt-3">
        {hasSeen
          ? 'Every card that was due has been answered. Cards that you missed come back within minutes, the others on their day.'
          : 'There is nothing to learn in this deck yet.'}
      </p>
      <button type="button" className="button quiet mt-5" onClick={onLookAgain}>
        Look again
      </button>
    </div>
  );
}

/** Choosing a deck and learning it. */
export function Learning() {
  const [id, setId] = useState<DeckId>('level-3');
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('deck');
    if (isDeck(asked)) setId(asked);
  }, []);
  const deck = useDeck(id);
  const card = deck.due[0];
  const choose = (next: DeckId) => {
    setId(next);
    window.history.replaceState(window.history.state, '', `?deck=${next}`);
  };
  return (
    <>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {decks.map(({ id: other, name, cards }) => (
          <button
            key={other}
            type="button"
            aria-pressed={other === id}
            className="button quiet flex-col gap-0! aria-pressed:border-wine aria-pressed:text-wine"
            onClick={() => choose(other)}
          >
            {name}
            <span className="font-normal text-sm">{cards.length} cards</span>
          </button>
        ))}
      </div>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {card ? (
          <Session
            key={id}
            card={card}
            left={deck.due.length}
            progress={deck.progress}
            onGrade={(grade) => deck.grade(card, grade)}
          />
        ) : (
          <NothingDue onLookAgain={deck.lookAgain} hasSeen={deck.statistics.seen > 0} />
        )}
        <DeckPanel id={id} deck={deck} />
      </div>
    </>
  );
}
