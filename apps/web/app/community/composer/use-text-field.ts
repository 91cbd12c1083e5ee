import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Who comes in with a keyboard can write at once; on a touch screen it would open over the messages. */
export function useFirstFocus(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (nowhere && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [field]);
}

/** For browsers without `field-sizing`. */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what changes the height.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [field, text]);
}
