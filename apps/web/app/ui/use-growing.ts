import { type RefObject, useLayoutEffect, useRef } from 'react';

/** As high as its text, in browsers without `field-sizing`. */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  const before = useRef(0);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    const { parentElement: frame } = element;
    // Only what got shorter is measured from nothing. What is around it keeps its height for that moment: were the list
    // above higher, it would lose its place.
    const shorter = text.length < before.current && frame !== null;
    before.current = text.length;
    if (shorter) {
      frame.style.minHeight = `${frame.offsetHeight}px`;
      element.style.height = 'auto';
    }
    if (shorter || element.scrollHeight > element.clientHeight)
      element.style.height = `${element.scrollHeight}px`;
    if (shorter) frame.style.minHeight = '';
  }, [field, text]);
}
