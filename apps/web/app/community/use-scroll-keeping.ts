import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { messageElementId } from './message-row.tsx';

/** Nearer to the end than this counts as being there. */
const nearEndPx = 64;

interface ScrollKeepingOptions {
  /** Ids of what is shown, oldest first. */
  readonly ids: readonly string[];
  /** Ids of what the reader wrote and has not been acknowledged. */
  readonly ownId: string | undefined;
}

export interface ScrollKeeping {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** How many messages came below while the reader was up in history. */
  readonly missed: number;
  readonly atEnd: boolean;
  readonly toEnd: () => void;
}

/**
 * Keeps the newest message in view while the reader is at the end, and whatever the reader looks at in its place when
 * they are not: older messages that come in above move nothing.
 */
export function useScrollKeeping({ ids, ownId }: ScrollKeepingOptions): ScrollKeeping {
  const list = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const last = useRef({ top: 0, scrollHeight: 0, clientHeight: 0 });
  const anchor = useRef<{ id: string; top: number }>(undefined);
  const shownLast = useRef<string>(undefined);
  const [seenLast, setSeenLast] = useState<string>();
  const [atEnd, setAtEnd] = useState(true);
  const lastId = ids.at(-1);

  const stick = useCallback((value: boolean) => {
    stuck.current = value;
    setAtEnd(value);
  }, []);

  const toEnd = useCallback(() => {
    stick(true);
    scrollToEnd(list.current, true);
  }, [stick]);

  const onScroll = () => {
    const element = list.current;
    if (!element) return;
    const { scrollTop: top, scrollHeight, clientHeight } = element;
    // What grew or shrank has moved the view too; only a reader's own move away from the end counts.
    const sameSize = scrollHeight === last.current.scrollHeight && clientHeight === last.current.clientHeight;
    if (scrollHeight - top - clientHeight < nearEndPx) stick(true);
    else if (sameSize && top < last.current.top) stick(false);
    last.current = { top, scrollHeight, clientHeight };
  };

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const moved = anchor.current && topOf(anchor.current.id);
    if (anchor.current && moved !== undefined && moved !== anchor.current.top) {
      element.scrollTop += moved - anchor.current.top;
    }
    const isNew = lastId !== shownLast.current;
    if (isNew && lastId !== undefined && lastId === ownId) stick(true);
    if (isNew && stuck.current) scrollToEnd(element, shownLast.current !== undefined);
    shownLast.current = lastId;
    const [firstId] = ids;
    const top = firstId === undefined ? undefined : topOf(firstId);
    anchor.current = firstId !== undefined && top !== undefined ? { id: firstId, top } : undefined;
  }, [ids, lastId, ownId, stick]);

  useEffect(() => {
    if (atEnd) setSeenLast(lastId);
  }, [atEnd, lastId]);

  useStuckOnResize(list, stuck, lastId !== undefined);
  const missed = atEnd || seenLast === undefined ? 0 : ids.length - 1 - ids.lastIndexOf(seenLast);
  return { list, onScroll, missed: missed === ids.length ? 0 : missed, atEnd, toEnd };
}

/** A composer that grows, a keyboard that opens, a message that turns out to have failed: the end stays in view. */
function useStuckOnResize(
  list: RefObject<HTMLDivElement | null>,
  stuck: RefObject<boolean>,
  hasMessages: boolean,
): void {
  useEffect(() => {
    const element = list.current;
    // An empty channel is read from its top.
    if (!element || !hasMessages) return;
    const observer = new ResizeObserver((entries) => {
      if (stuck.current)
        scrollToEnd(
          element,
          entries.every(({ target }) => target !== element),
        );
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [list, stuck, hasMessages]);
}

function topOf(id: string): number | undefined {
  return document.getElementById(messageElementId(id))?.offsetTop;
}

function scrollToEnd(element: HTMLElement | null, smoothly: boolean): void {
  const calm = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollTo({ top: element.scrollHeight, behavior: smoothly && !calm ? 'smooth' : 'instant' });
}
