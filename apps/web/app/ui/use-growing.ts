import { type RefObject, useLayoutEffect, useRef } from 'react';

/** As high as its text, in browsers without `field-sizing`. */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  const before = useRef(0);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    // Only what got shorter is measured from nothing: for that moment the list above is higher, and loses its place.
    if (text.length < before.current) element.style.height = 'auto';
    before.current = text.length;
    if (element.scrollHeight > element.clientHeight || element.style.height === 'auto')
      element.style.height = `${element.scrollHeight}px`;
  }, [field, text]);
}
