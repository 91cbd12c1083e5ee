import { type RefObject, useEffect } from 'react';

/** A bar of the browser that comes and goes is not a keyboard. */
const leastPx = 120;

/**
 * A phone's keyboard covers the lower part of the page, where the composer is, and the page does not learn of it: it
 * is made as high as what can be seen. Zooming in shows a part of the page too, and is left alone.
 */
export function useKeyboardRoom(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const fit = () => {
      const element = page.current;
      if (!element) return;
      const covered = seen.scale < 1.01 && document.documentElement.clientHeight - seen.height > leastPx;
      element.style.height = covered ? `${seen.height}px` : '';
      if (covered) window.scrollTo(0, 0);
    };
    seen.addEventListener('resize', fit);
    return () => seen.removeEventListener('resize', fit);
  }, [page]);
}
