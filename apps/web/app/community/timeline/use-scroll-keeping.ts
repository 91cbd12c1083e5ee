import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { onGrowth } from '../message/growth.ts';
import { goTo, isNearEnd, scrollToEnd } from './list-geometry.ts';
import { type Anchor, type OpenPosition, theNewest } from './opening.ts';
import type { Row } from './rows.ts';
import { useAnchors } from './use-anchors.ts';

interface ScrollKeepingOptions {
  readonly list: RefObject<HTMLDivElement | null>;
  /** The list scrolls here when it changes. */
  readonly opened: OpenPosition;
  readonly rows: readonly Row[];
  readonly lastId: string | undefined;
  readonly ownId: string | undefined;
  readonly live: boolean;
  readonly behind: boolean;
  readonly atEnd: boolean;
  readonly onAtEnd: (atEnd: boolean) => void;
  readonly onSeen: (spot: Anchor, newest: number) => void;
}

/**
 * Follows the newest message while the reader is at the end, and otherwise leaves the view in place when rows are
 * added, removed, or resized. Rows carry their place in `data-seq`.
 */
export function useScrollKeeping(options: ScrollKeepingOptions) {
  const { list, live } = options;
  const view = useListView(options);
  const { state, stick, isAtEnd, look, keep } = view;
  useFollowingRows(options, view);

  const onScroll = () => {
    const element = list.current;
    if (!element) return;
    const { scrollTop: top, scrollHeight, clientHeight } = element;
    const before = state.current;
    // Resizing scrolls too; only the reader's own scrolling leaves the end.
    const sameSize = scrollHeight === before.scrollHeight && clientHeight === before.clientHeight;
    if (isAtEnd(element)) stick(true);
    else if (!live || (sameSize && top < before.top)) stick(false);
    look();
  };

  // The reader reads an expanded message at the end from where they are.
  useEffect(() => (list.current ? onGrowth(list.current, () => stick(false)) : undefined), [list, stick]);
  useOnResize(list, () => {
    const element = list.current;
    if (!element) return;
    if (state.current.stuck && live) scrollToEnd(element, false);
    else {
      keep();
      // A line that appears above the list, such as the newest pin, moves the whole list.
      element.scrollTop += element.getBoundingClientRect().top - state.current.listTop;
    }
    look();
  });
  const toEnd = () => {
    if (!list.current) return;
    stick(true);
    scrollToEnd(list.current, true);
  };
  return { onScroll, toEnd };
}

/** What is in view, and whether the list is stuck to its end. */
function useListView({ list, rows, live, behind, atEnd, onAtEnd, onSeen }: ScrollKeepingOptions) {
  const state = useRef({ stuck: atEnd, top: 0, scrollHeight: 0, clientHeight: 0, listTop: 0 });
  const { rememberView, keep } = useAnchors(list, rows);
  const stick = useCallback(
    (value: boolean) => {
      state.current.stuck = value;
      onAtEnd(value);
    },
    [onAtEnd],
  );
  /** With messages still missing the reader is not at the end, and must not move along as they arrive. */
  const isAtEnd = (element: HTMLElement) => live && !behind && isNearEnd(element);
  const look = () => {
    const element = list.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const listTop = element.getBoundingClientRect().top;
    Object.assign(state.current, { top: scrollTop, scrollHeight, clientHeight, listTop });
    const seen = rememberView();
    if (seen) onSeen(state.current.stuck ? theNewest : seen.spot, seen.newest);
  };
  return { state, stick, isAtEnd, look, keep };
}

function useFollowingRows(options: ScrollKeepingOptions, view: ReturnType<typeof useListView>): void {
  const { list, opened, rows, lastId, ownId, live, behind } = options;
  const { state, stick, isAtEnd, look, keep } = view;
  const shownLast = useRef<string>(undefined);
  const scrolledTo = useRef<OpenPosition>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed rows may have moved the view.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const goes = scrolledTo.current !== opened;
    const isNew = lastId !== shownLast.current;
    scrolledTo.current = opened;
    shownLast.current = lastId;
    if (goes) {
      goTo(element, opened);
      stick((live && opened.align === 'end') || isAtEnd(element));
    } else {
      if (isNew && live && lastId !== undefined && lastId === ownId) stick(true);
      if (live && state.current.stuck) {
        if (isNew) scrollToEnd(element, true);
      } else {
        keep();
        if (isAtEnd(element)) stick(true);
      }
      if (!live && state.current.stuck) stick(false);
    }
    look();
  }, [rows, opened, lastId, ownId, live, behind]);
}

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
