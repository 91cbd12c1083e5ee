import { useEffect, useRef, useState } from 'react';
import { placePopover } from './popover-place.ts';

const delayMs = 700;
/** Who goes on to a neighbour this soon need not wait again. */
const neighbourMs = 300;

/** Shows the `data-tip` of whatever is pointed at or focused by keyboard. Mounted once; touch screens have no use for it. */
export function Tooltips() {
  const tip = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const element = tip.current;
    if (!element) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let closedAt = Number.NEGATIVE_INFINITY;
    let target: HTMLElement | undefined;
    // What it says may come only while it is open: who reacted is asked for when somebody looks.
    const words = new MutationObserver(() => setText(target?.dataset.tip ?? ''));
    const hide = () => {
      clearTimeout(timer);
      words.disconnect();
      target = undefined;
      if (element.matches(':popover-open')) {
        element.hidePopover();
        closedAt = performance.now();
      }
    };
    const show = () => {
      // The page may have moved away from under the pointer meanwhile.
      if (!target?.matches(':hover, :focus-visible') || !target.dataset.tip) return;
      setText(target.dataset.tip);
      words.observe(target, { attributeFilter: ['data-tip'] });
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
      timer = setTimeout(show, performance.now() - closedAt < neighbourMs ? 0 : delayMs);
    };
    const { signal } = leaving;
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
    const left = (event: Event) => {
      if (target?.contains(event.target as Node)) hide();
    };
    document.addEventListener('focusout', left, { signal, capture: true });
    const scrolled = (event: Event) => {
      // A list that moves elsewhere, for what others write, takes no tip away; and one that has not come yet still does.
      const open = element.matches(':popover-open');
      if (open && target && (event.target as Node).contains(target)) hide();
    };
    document.addEventListener('scroll', scrolled, { signal, capture: true, passive: true });
    return () => {
      leaving.abort();
      hide();
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
