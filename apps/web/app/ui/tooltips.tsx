import { useEffect, useRef, useState } from 'react';
import { placePopover } from './popover-place.ts';

const delayMs = 700;
/** Moving on to a neighbor this soon shows its tip without a delay. */
const neighborMs = 300;

/** Shows the `data-tip` of the element that is hovered or focused by keyboard. Mounted once; touch screens have no use for it. */
export function Tooltips() {
  const tip = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!tip.current) return;
    const leaving = new AbortController();
    const shown = createTip(tip.current, setText);
    listen(shown, leaving.signal);
    return () => {
      leaving.abort();
      shown.hide();
    };
  }, []);
  return (
    <div
      ref={tip}
      popover="manual"
      aria-hidden="true"
      className="pointer-events-none fixed m-0 max-w-64 rounded-xs bg-ink px-2.5 py-1.5 text-sm leading-snug text-paper"
    >
      {text}
    </div>
  );
}

function createTip(element: HTMLElement, setText: (text: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let target: HTMLElement | undefined;
  // The text may arrive while the tip is open: members who reacted are fetched on demand.
  const tipObserver = new MutationObserver(() => setText(target?.dataset.tip ?? ''));
  const isOpen = () => element.matches(':popover-open');
  const hide = () => {
    clearTimeout(timer);
    tipObserver.disconnect();
    target = undefined;
    if (isOpen()) {
      element.hidePopover();
      closedAt = performance.now();
    }
  };
  const show = () => {
    // The page may have scrolled the element away from the pointer.
    if (!target?.matches(':hover, :focus-visible') || !target.dataset.tip) return;
    setText(target.dataset.tip);
    tipObserver.observe(target, { attributeFilter: ['data-tip'] });
    element.showPopover();
    requestAnimationFrame(
      () => target && placePopover(element, target, { side: 'above', align: 'center', gapPx: 6 }),
    );
  };
  const consider = (event: Event) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null;
    if (found === target) return;
    hide();
    if (!found || (event.type === 'focusin' && !found.matches(':focus-visible'))) return;
    target = found;
    timer = setTimeout(show, performance.now() - closedAt < neighborMs ? 0 : delayMs);
  };
  const onFocusOut = (event: Event) => {
    if (target?.contains(event.target as Node)) hide();
  };
  const onScroll = (event: Event) => {
    // Only scrolling that moves the element hides its tip; a pending tip still appears.
    if (isOpen() && target && (event.target as Node).contains(target)) hide();
  };
  return { hide, consider, onFocusOut, onScroll };
}

function listen({ hide, consider, onFocusOut, onScroll }: ReturnType<typeof createTip>, signal: AbortSignal) {
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') consider(event);
    },
    { signal },
  );
  document.addEventListener('focusin', consider, { signal });
  for (const kind of ['pointerdown', 'keydown'])
    document.addEventListener(kind, hide, { signal, capture: true });
  document.addEventListener('focusout', onFocusOut, { signal, capture: true });
  document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
}
