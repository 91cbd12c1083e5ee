import { rowsIn } from './list-geometry.ts';

const longPressMs = 500;
const stillPx = 10;

const ownMeaning = 'a, button, input, textarea, pre, dialog, [popover]';

/** On touch screens a tap shows the message's buttons below it without moving it, and a long press opens its menu. */
export function listenForTouch(element: HTMLElement): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { row: HTMLElement; top: number; x: number; y: number } | undefined;
  const end = () => clearTimeout(timer);
  const openMenu = (row: HTMLElement) => {
    row.focus({ preventScroll: true });
    row.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
  };
  element.addEventListener(
    'pointerdown',
    ({ target, pointerType, clientX: x, clientY: y }) => {
      end();
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-seq]') : null;
      pressed = row ? { row, top: row.offsetTop, x, y } : undefined;
      if (!row || pointerType === 'mouse' || (target as Element).closest(ownMeaning)) return;
      timer = setTimeout(() => openMenu(row), longPressMs);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > stillPx) end();
    },
    { signal },
  );
  for (const kind of ['pointerup', 'pointercancel', 'scroll'])
    element.addEventListener(kind, end, { signal });
  // Replacing the buttons of the last tapped message moves neither message.
  element.addEventListener(
    'focusin',
    () => {
      if (pressed && rowsIn(element).includes(pressed.row))
        element.scrollTop += pressed.row.offsetTop - pressed.top;
      pressed = undefined;
    },
    { signal },
  );
  // Safari does not focus tapped elements.
  element.addEventListener(
    'click',
    ({ target }) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-seq]') : null;
      if (row && !row.contains(document.activeElement)) row.focus({ preventScroll: true });
    },
    { signal },
  );
  return () => {
    leaving.abort();
    end();
  };
}
