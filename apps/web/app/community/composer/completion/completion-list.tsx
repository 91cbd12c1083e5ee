import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react';

interface Candidate {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly picture: ReactNode;
}

export interface CompletionProps {
  searchText: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The composer passes keys to the open list; true if the list handled the key. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | undefined>;
  onTake: (text: string) => void;
  onClose: () => void;
}

interface CompletionListProps extends CompletionProps {
  label: string;
  counted: (count: number) => string;
  candidates: readonly Candidate[];
  /** The typed word already is a candidate's full name, so Enter sends the message. */
  complete?: boolean;
}

export function CompletionList(props: CompletionListProps) {
  const { label, counted, candidates, searchText, field, keys, onTake, onClose, complete = false } = props;
  const listId = useId();
  const [chosen, setChosen] = useState<{ searchText: string; at: number }>();
  const moved = chosen?.searchText === searchText ? Math.min(chosen.at, candidates.length - 1) : undefined;
  const at = moved ?? (complete ? -1 : 0);

  useActiveOption(field, candidates.length > 0, { listId, at });

  useEffect(() => {
    keys.current = (event) => {
      if (candidates.length === 0) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const taken = candidates[at];
      if (step)
        setChosen({
          searchText,
          at: (Math.max(at, step > 0 ? -1 : 0) + step + candidates.length) % candidates.length,
        });
      else if (event.key === 'Escape') onClose();
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && taken) onTake(taken.text);
      else return false;
      return true;
    };
    return () => {
      keys.current = undefined;
    };
  }, [keys, candidates, at, searchText, onTake, onClose]);

  if (candidates.length === 0) return null;
  return (
    <div className="absolute inset-x-4 bottom-full z-20 mb-1 max-h-[50dvh] overflow-y-auto rounded-xs border border-edge bg-sheet p-1 shadow-popover sm:inset-x-8">
      <p role="status" className="sr-only">
        {counted(candidates.length)}; arrow keys choose, and Enter accepts
      </p>
      <div id={listId} role="listbox" aria-label={label}>
        {candidates.map(({ key, name, text, picture }, index) => (
          <div
            key={key}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // Keeps the focus in the text, and a phone's keyboard open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(text)}
            onKeyDown={() => undefined}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-xs px-2 hover:bg-ink/5 aria-selected:bg-ink/7"
          >
            {picture}
            <span className="truncate">{name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Tells screen readers, in the field that keeps the focus, which option is active. */
function useActiveOption(
  field: RefObject<HTMLTextAreaElement | null>,
  isOpen: boolean,
  { listId, at }: { listId: string; at: number },
): void {
  useEffect(() => {
    const element = field.current;
    if (!element || !isOpen) return;
    element.setAttribute('aria-controls', listId);
    if (at >= 0) element.setAttribute('aria-activedescendant', `${listId}-${at}`);
    return () => {
      element.removeAttribute('aria-controls');
      element.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, at, isOpen]);
}
