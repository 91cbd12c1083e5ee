import { type RefObject, useEffect, useRef } from 'react';
import { useGrowing } from '../../ui/use-growing.ts';

/** Who comes in with a keyboard can write at once; on a touch screen it would open over the messages. */
function useFirstFocus(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const element = field.current;
    // Whoever has begun to write goes on at the end of it.
    element?.setSelectionRange(element.value.length, element.value.length);
    const { activeElement: active, body } = document;
    // Nor is whoever has clicked the channel's link where they want to be.
    const nowhere = active === null || active === body || active.matches('a:not(:focus-visible)');
    if (nowhere && matchMedia('(pointer: fine)').matches) element?.focus();
  }, [field]);
}

/** The composer's field as it comes: high enough for its text, and ready to write in. */
export function useTextField(text: string): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useGrowing(field, text);
  useFirstFocus(field);
  return field;
}
