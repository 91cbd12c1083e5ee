import { type RefObject, useEffect } from 'react';

/** A smaller change is the browser's toolbar. */
const leastPx = 120;

/**
 * A phone's keyboard covers the composer without resizing the page, so the page gets the height of the visual
 * viewport. Pinch zoom also shrinks that, and is ignored.
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
