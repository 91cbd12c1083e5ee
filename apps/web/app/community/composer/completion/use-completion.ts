import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { insertText } from '../text/insert-text.ts';
import { type CompletionAt, completionAt } from './completion-at.ts';

export function useCompletion(field: RefObject<HTMLTextAreaElement | null>) {
  const [begun, setBegun] = useState<CompletionAt>();
  /** A closed list stays closed until another word begins. */
  const closedAt = useRef<number>(undefined);
  const keys = useRef<(event: KeyboardEvent) => boolean>(undefined);

  const look = useCallback(() => {
    const element = field.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    const found = selectionStart === selectionEnd ? completionAt(value, selectionStart) : undefined;
    if (found?.from !== closedAt.current) closedAt.current = undefined;
    const next = closedAt.current === undefined ? found : undefined;
    setBegun((before) =>
      before?.from === next?.from &&
      before?.sought === next?.sought &&
      before?.to === next?.to &&
      before?.mark === next?.mark
        ? before
        : next,
    );
  }, [field]);
  const close = useCallback(() => {
    closedAt.current = begun?.from;
    setBegun(undefined);
  }, [begun]);
  const take = useCallback(
    (text: string) => {
      if (!begun || !field.current) return;
      const { from, to } = begun;
      const isBeforeSpace = /\s/.test(field.current.value.charAt(to));
      insertText(field.current, `${text} `, from, isBeforeSpace ? to + 1 : to);
      setBegun(undefined);
    },
    [field, begun],
  );
  return { begun, keys, look, close, take };
}
