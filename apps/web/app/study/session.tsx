import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { type Flashcard, withGaps } from './card.ts';
import { dueAfter, type GradeName, type Progress } from './schedule.ts';
import { UndoButton, useUndoKey } from './undo.tsx';
import { useSwipe } from './use-swipe.ts';
import { waitWords } from './wait-words.ts';

const RegionPicture = lazy(async () => ({ default: (await import('./region-picture.tsx')).RegionPicture }));

const names: [GradeName, string][] = [
  ['again', 'Again'],
  ['hard', 'Hard'],
  ['good', 'Good'],
  ['easy', 'Easy'],
];

interface SessionProps {
  card: Flashcard;
  left: number;
  progress: Progress;
  onGrade: (grade: GradeName) => void;
  onUndo: (() => void) | undefined;
}

/** Space turns the card, 1 to 4 grade it, and so do swipes to the left and to the right; Ctrl+Z takes a grade back. */
export function Session({ card, left, progress, onGrade, onUndo }: SessionProps) {
  // By id, since an answer in another tab may bring the next card.
  const [turnedId, setTurnedId] = useState<string>();
  const isTurned = turnedId === card.id;
  const turn = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  const grade = (name: GradeName) => {
    hasBegun.current = true;
    setTurnedId(undefined);
    onGrade(name);
  };
  const { offset, handlers } = useSwipe((direction) => {
    if (!isTurned) setTurnedId(card.id);
    else grade(direction === 'left' ? 'again' : 'good');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new card takes over the focus.
  useEffect(() => {
    if (isTurned) answer.current?.focus({ preventScroll: true });
    else if (hasBegun.current && document.activeElement === document.body)
      turn.current?.focus({ preventScroll: true });
  }, [isTurned, card.id]);
  useUndoKey(onUndo);
  useSessionKeys({ isTurned, onTurn: () => setTurnedId(card.id), onGrade: grade });
  return (
    <section aria-label="Card" className="-mx-2 overflow-x-clip px-2">
      <div
        {...handlers}
        className="min-h-72 touch-pan-y border border-edge bg-sheet p-5 md:p-8"
        ref={(element) => {
          if (element) element.style.transform = offset ? `translateX(${offset}px)` : '';
        }}
      >
        <p className="label">
          {progress.cards[card.id] ? '' : 'New card, '}
          {left} left today
        </p>
        <CardFace card={card} isTurned={isTurned} answer={answer} />
      </div>
      <div className="mt-4">
        {isTurned ? (
          <GradeButtons card={card} progress={progress} onGrade={grade} />
        ) : (
          <Button
            ref={turn}
            look="primary"
            size="sheet"
            className="w-full"
            onClick={() => setTurnedId(card.id)}
          >
            Show the answer
          </Button>
        )}
      </div>
      <div className="mt-3 min-h-12">
        <UndoButton onUndo={onUndo} />
      </div>
    </section>
  );
}

interface SessionKeys {
  isTurned: boolean;
  onTurn: () => void;
  onGrade: (grade: GradeName) => void;
}

function useSessionKeys({ isTurned, onTurn, onGrade }: SessionKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog'))
        return;
      const name = names[Number(event.key) - 1]?.[0];
      if (isTurned && name) onGrade(name);
      else if (event.key === ' ' && !target.closest('button, a, summary')) onTurn();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

interface CardFaceProps {
  card: Flashcard;
  isTurned: boolean;
  answer: RefObject<HTMLDivElement | null>;
}

function CardFace({ card, isTurned, answer }: CardFaceProps) {
  return (
    <>
      {card.region && (
        <div className="mt-4">
          <Suspense fallback={<div className="h-56 border border-line md:h-72" />}>
            <RegionPicture region={card.region} />
          </Suspense>
        </div>
      )}
      <p className="mt-4 text-xl md:text-2xl">{card.kind === 'cloze' ? withGaps(card.front) : card.front}</p>
      {isTurned && (
        <div
          ref={answer}
          tabIndex={-1}
          className="mt-5 border-line border-t pt-5 text-lg outline-none md:text-xl"
        >
          {card.back}
        </div>
      )}
    </>
  );
}

function GradeButtons({ card, progress, onGrade }: Pick<SessionProps, 'card' | 'progress' | 'onGrade'>) {
  const now = new Date();
  const due = dueAfter(progress, card.id, now);
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {names.map(([name, label], index) => (
        <Button key={name} size="sheet" className="flex-col gap-0!" onClick={() => onGrade(name)}>
          <span>
            <span aria-hidden="true" className="text-muted">
              {index + 1}
            </span>{' '}
            {label}
          </span>
          <span className="font-normal text-sm">{waitWords(due[name], now)}</span>
        </Button>
      ))}
    </div>
  );
}
