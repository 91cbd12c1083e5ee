import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { firstBelow, rowsIn, seqOf } from './list-geometry.ts';
import type { Anchor } from './opening.ts';
import type { Row } from './rows.ts';

/** Several, in case some are removed. */
const anchorsKept = 8;

/**
 * Scrolls along when the rows in view move. The browser's scroll anchoring is off: Safari has none, and Chromium's
 * loses its row when those above change shape.
 */
export function useAnchors(list: RefObject<HTMLElement | null>, shown: readonly Row[]) {
  const rows = useRef<readonly HTMLElement[]>([]);
  const anchors = useRef<{ row: HTMLElement; top: number }[]>([]);

  // Queried only when rows change, since going through the whole list at each scroll takes longer than the rest.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that changed have other elements.
  useLayoutEffect(() => {
    rows.current = list.current ? rowsIn(list.current) : [];
  }, [list, shown]);

  const rememberView = useCallback((): { spot: Anchor; newest: number } | undefined => {
    const element = list.current;
    if (!element) return;
    const all = rows.current;
    const first = firstBelow(all, element.scrollTop);
    anchors.current = all.slice(first, first + anchorsKept).map((row) => ({ row, top: row.offsetTop }));
    const [anchor] = anchors.current;
    const last = all[firstBelow(all, element.scrollTop + element.clientHeight)] ?? all.at(-1);
    if (!anchor || !last) return;
    const spot = { seq: seqOf(anchor.row), align: anchor.top - element.scrollTop };
    return { spot, newest: seqOf(last) };
  }, [list]);

  const keep = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const anchor = anchors.current.find(({ row }) => row.isConnected);
    const moved = anchor ? anchor.row.offsetTop - anchor.top : 0;
    if (moved !== 0) element.scrollTop += moved;
  }, [list]);

  return { rememberView, keep };
}
