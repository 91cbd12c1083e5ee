import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { onGrowth } from '../message/growth.ts';
import { goTo, isNearEnd, scrollToEnd } from './list-geometry.ts';
import { type Anchor, type OpenPosition, theNewest } from './opening.ts';
import type { Row } from './rows.ts';
import { useAnchors } from './use-anchors.ts';

interface ScrollKeepingOptions {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Where the conversation is open; whenever that is another place, the list goes there. */
  readonly opened: OpenPosition;
  /** What changes when rows do. */
  readonly rows: readonly Row[];
  readonly lastId: string | undefined;
  /** The newest that the reader wrote and has not been acknowledged. */
  readonly ownId: string | undefined;
  /** The last row is the newest message. */
  readonly live: boolean;
  /** More has been said than is here. */
  readonly behind: boolean;
  readonly atEnd: boolean;
  readonly onAtEnd: (atEnd: boolean) => void;
  /** Where the reader now is, and the newest message in view. */
  readonly onSeen: (spot: Anchor, newest: number) => void;
}

/**
 * Keeps the newest message in view while the reader is at the end, and whatever the reader looks at in its place when
 * they are not: what comes in above, goes, or grows moves nothing. Rows carry their place in `data-seq`.
 */
export function useScrollKeeping(options: ScrollKeepingOptions) {
  const { list, opened, rows, lastId, ownId, live, behind, atEnd, onAtEnd, onSeen } = options;
  const state = useRef({ stuck: atEnd, top: 0, scrollHeight: 0, clientHeight: 0, listTop: 0 });
  const { rememberView, keep } = useAnchors(list, rows);
  const shownLast = useRef<string>(undefined);
  const went = useRef<OpenPosition>(undefined);

  const stick = useCallback(
    (value: boolean) => {
      state.current.stuck = value;
      onAtEnd(value);
    },
    [onAtEnd],
  );

  /** What is still on its way comes below what the reader came for, and must not take them along. */
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

  const onScroll = () => {
    const element = list.current;
    if (!element) return;
    const { scrollTop: top, scrollHeight, clientHeight } = element;
    const before = state.current;
    // What grew or shrank has moved the view too; only a reader's own move away from the end counts.
    const sameSize = scrollHeight === before.scrollHeight && clientHeight === before.clientHeight;
    if (isAtEnd(element)) stick(true);
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

  // Whoever opens a long message at the end reads it from where they are, instead of being taken to its end.
  useEffect(() => (list.current ? onGrowth(list.current, () => stick(false)) : undefined), [list, stick]);
  useOnResize(list, () => {
    const element = list.current;
    if (!element) return;
    if (state.current.stuck && live) scrollToEnd(element, false);
    else {
      keep();
      // A line that comes or goes above the list, like that of the newest pin, takes the whole list along.
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
