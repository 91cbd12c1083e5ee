import { type RefObject, useCallback, useRef } from 'react';
import { firstBelow, rowsIn, seqOf } from './list-geometry.ts';
import type { Anchor } from './opening.ts';

/** So many rows are remembered, should some of them go. */
const anchorsKept = 8;

/**
 * Remembers which rows are in view and where they stand in the list, and moves the view along when they are moved. The
 * anchoring of browsers is switched off: Safari has none, and Chromium's loses its row when those above change shape.
 */
export function useAnchors(list: RefObject<HTMLElement | null>) {
  const anchors = useRef<{ row: HTMLElement; top: number }[]>([]);

  const rememberView = useCallback((): { spot: Anchor; newest: number } | undefined => {
    const element = list.current;
    if (!element) return;
    const rows = rowsIn(element);
    const first = firstBelow(rows, element.scrollTop);
    anchors.current = rows.slice(first, first + anchorsKept).map((row) => ({ row, top: row.offsetTop }));
    const [anchor] = anchors.current;
    const last = rows[firstBelow(rows, element.scrollTop + element.clientHeight)] ?? rows.at(-1);
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
