import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Opened, Spot } from './opening.ts';

/** Nearer to the end than this counts as being there. */
const nearEndPx = 64;
/** So many rows are remembered, should some of them go. */
const anchorsKept = 8;

interface ScrollKeepingOptions {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Where the conversation is open; whenever that is another place, the list goes there. */
  readonly opened: Opened;
  /** What changes when rows do. */
  readonly rows: unknown;
  readonly lastId: string | undefined;
  /** The newest that the reader wrote and has not been acknowledged. */
  readonly ownId: string | undefined;
  /** The last row is the newest message. */
  readonly live: boolean;
  readonly atEnd: boolean;
  readonly onAtEnd: (atEnd: boolean) => void;
  /** Where the reader now is, and the newest message in view. */
  readonly onSeen: (spot: Spot, newest: number) => void;
}

/**
 * Keeps the newest message in view while the reader is at the end, and whatever the reader looks at in its place when
 * they are not: what comes in above, goes, or grows moves nothing. Rows carry their place in `data-seq`.
 */
export function useScrollKeeping(options: ScrollKeepingOptions) {
  const { list, opened, rows, lastId, ownId, live, atEnd, onAtEnd, onSeen } = options;
  const state = useRef({ stuck: atEnd, top: 0, scrollHeight: 0, clientHeight: 0 });
  const anchors = useRef<{ row: HTMLElement; top: number }[]>([]);
  const shownLast = useRef<string>(undefined);
  const went = useRef<Opened>(undefined);

  const stick = useCallback(
    (value: boolean) => {
      state.current.stuck = value;
      onAtEnd(value);
    },
    [onAtEnd],
  );

  const look = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    Object.assign(state.current, { top: scrollTop, scrollHeight, clientHeight });
    const all = rowsIn(element);
    const first = firstBelow(all, scrollTop);
    anchors.current = all.slice(first, first + anchorsKept).map((row) => ({ row, top: row.offsetTop }));
    const last = all[firstBelow(all, scrollTop + clientHeight)] ?? all.at(-1);
    const [anchor] = anchors.current;
    if (!anchor || !last) return;
    const { stuck } = state.current;
    const spot: Spot = stuck
      ? { seq: Number.POSITIVE_INFINITY, align: 'end' }
      : { seq: seqOf(anchor.row), align: anchor.top - scrollTop };
    onSeen(spot, seqOf(last));
  }, [list, onSeen]);

  const keep = useCallback(() => {
    const element = list.current;
    if (!element || anchorsItself(element)) return;
    const anchor = anchors.current.find(({ row }) => row.isConnected);
    const moved = anchor ? anchor.row.offsetTop - anchor.top : 0;
    if (moved !== 0) element.scrollTop += moved;
  }, [list]);

  const onScroll = () => {
    const element = list.current;
    if (!element) return;
    const { scrollTop: top, scrollHeight, clientHeight } = element;
    const before = state.current;
    // What grew or shrank has moved the view too; only a reader's own move away from the end counts.
    const sameSize = scrollHeight === before.scrollHeight && clientHeight === before.clientHeight;
    if (live && scrollHeight - top - clientHeight < nearEndPx) stick(true);
    else if (!live || (sameSize && top < before.top)) stick(false);
    look();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that changed may have moved what is in view.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const goes = went.current !== opened;
    const isNew = lastId !== shownLast.current;
    went.current = opened;
    shownLast.current = lastId;
    if (goes) {
      goTo(element, opened);
      stick(live && isNearEnd(element));
    } else {
      if (isNew && live && lastId !== undefined && lastId === ownId) stick(true);
      if (live && state.current.stuck) isNew && scrollToEnd(element, true);
      else keep();
      if (!live && state.current.stuck) stick(false);
    }
    look();
  }, [rows, opened, lastId, ownId, live]);

  useOnResize(list, () => {
    if (list.current && state.current.stuck && live) scrollToEnd(list.current, false);
    else keep();
    look();
  });
  return { onScroll, toEnd: () => list.current && scrollToEnd(list.current, true) };
}

/** A composer that grows, a keyboard that opens, a picture that has loaded, a message that turns out to have failed. */
function useOnResize(list: RefObject<HTMLElement | null>, onResize: () => void): void {
  const latest = useRef(onResize);
  useEffect(() => {
    latest.current = onResize;
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [list]);
}

/** Chromium and Firefox keep what is in view by themselves, except at the very top; Safari does not. */
function anchorsItself(element: HTMLElement): boolean {
  return element.scrollTop > 0 && getComputedStyle(element).getPropertyValue('overflow-anchor') === 'auto';
}

function rowsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[data-seq]')];
}

function seqOf(row: HTMLElement): number {
  return Number(row.dataset.seq);
}

/** The index of the first row that reaches below this line. */
function firstBelow(rows: readonly HTMLElement[], line: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && row.offsetTop + row.offsetHeight <= line) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight < nearEndPx;
}

function goTo(element: HTMLElement, { seq, align }: Opened): void {
  const row = rowsIn(element).find((each) => seqOf(each) >= seq);
  if (!row || align === 'end') return scrollToEnd(element, false);
  const above = align === 'middle' ? Math.max(0, (element.clientHeight - row.offsetHeight) / 2) : align;
  element.scrollTop = row.offsetTop - above;
}

function scrollToEnd(element: HTMLElement, smoothly: boolean): void {
  const calm = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollTo({ top: element.scrollHeight, behavior: smoothly && !calm ? 'smooth' : 'instant' });
}
