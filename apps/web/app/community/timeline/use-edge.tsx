import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Further } from './use-rows.ts';

const aheadPx = 800;

interface EdgeWords {
  readonly loading: string;
  readonly failed: string;
}

/** Loads more as the reader nears an end of the rows; returns that end's element. */
export function useEdge(list: RefObject<HTMLElement | null>, further: Further, words: EdgeWords): ReactNode {
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);
  const edge = useRef<HTMLDivElement>(null);

  const fetchMore = useCallback(async (fetch: () => Promise<unknown>) => {
    if (loading.current) return;
    loading.current = true;
    setFailed(false);
    try {
      await fetch();
    } catch {
      setFailed(true);
    } finally {
      loading.current = false;
    }
  }, []);

  // After every render, since one page may not fill the view. Measured at each scroll, since Chromium's
  // IntersectionObserver stays silent when rows come in above and the list is wheeled to its top in the same frame.
  useEffect(() => {
    const scroller = list.current;
    if (!scroller || !further || failed) return;
    const goOnIfNear = () => {
      if (!edge.current || !isNear(scroller, edge.current)) return;
      if ('fetch' in further) void fetchMore(further.fetch);
      else {
        // Another call would restart React's pending transition.
        scroller.removeEventListener('scroll', goOnIfNear);
        further.show();
      }
    };
    scroller.addEventListener('scroll', goOnIfNear, { passive: true });
    // After a paint: several steps in one frame would make it a long one.
    const frame = requestAnimationFrame(goOnIfNear);
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', goOnIfNear);
    };
  }, [list, further, failed, fetchMore]);

  if (!further) return null;
  return (
    <div ref={edge} className="flex min-h-9 items-center justify-center gap-3 py-3 text-sm text-muted">
      <p>{failed ? words.failed : words.loading}</p>
      {failed && 'fetch' in further && (
        <Button onClick={() => void fetchMore(further.fetch)}>Try again</Button>
      )}
    </div>
  );
}

/** Hidden elements have no size. */
function isNear(scroller: HTMLElement, edge: HTMLElement): boolean {
  const view = scroller.getBoundingClientRect();
  const { top, bottom } = edge.getBoundingClientRect();
  return view.height > 0 && bottom > view.top - aheadPx && top < view.bottom + aheadPx;
}
