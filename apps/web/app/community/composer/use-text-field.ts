import { type RefObject, useEffect, useRef } from 'react';
import { useGrowing } from '../../ui/use-growing.ts';

/** Focuses the composer on devices with a keyboard; on a touch screen the keyboard would cover the messages. */
function useFirstFocus(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const element = field.current;
    element?.setSelectionRange(element.value.length, element.value.length);
    const { activeElement: active, body } = document;
    // A clicked channel link does not count as a chosen focus.
    const nowhere = active === null || active === body || active.matches('a:not(:focus-visible)');
    if (nowhere && matchMedia('(pointer: fine)').matches) element?.focus();
  }, [field]);
}

export function useTextField(text: string): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useGrowing(field, text);
  useFirstFocus(field);
  return field;
}
