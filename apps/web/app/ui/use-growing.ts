import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For browsers without `field-sizing`. */
export function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  const before = useRef(0);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    const { parentElement: frame } = element;
    // Only shorter text needs a new measurement from zero. The frame keeps its height during that, since the list
    // above would otherwise lose its scroll position.
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
