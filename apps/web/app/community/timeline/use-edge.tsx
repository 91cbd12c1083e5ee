import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Further } from './use-rows.ts';

/** What comes next is there before the reader is. */
const aheadPx = '800px';

interface EdgeWords {
  readonly loading: string;
  readonly failed: string;
}

/** Goes on as the reader comes near an end of what is shown; the answer is what stands there. */
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

  // Observed anew whenever something changed: one page may not fill the view.
  useEffect(() => {
    const element = edge.current;
    if (!element || !further || failed) return;
    const near = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if ('show' in further) further.show();
      else void fetchMore(further.fetch);
    };
    const observer = new IntersectionObserver(near, { root: list.current, rootMargin: aheadPx });
    observer.observe(element);
    return () => observer.disconnect();
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
