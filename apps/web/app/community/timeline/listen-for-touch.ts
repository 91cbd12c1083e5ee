const longPressMs = 500;
const stillPx = 10;

const ownMeaning = 'a, button, input, textarea, pre, dialog, [popover]';

/** On touch screens a long press on a message opens its menu, as its button does. */
export function listenForTouch(element: HTMLElement): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = { x: 0, y: 0 };
  const end = () => clearTimeout(timer);
  const openMenu = (row: HTMLElement) => {
    row.focus({ preventScroll: true });
    row.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
  };
  element.addEventListener(
    'pointerdown',
    ({ target, pointerType, clientX: x, clientY: y }) => {
      end();
      pressed = { x, y };
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-seq]') : null;
      if (!row || pointerType === 'mouse' || (target as Element).closest(ownMeaning)) return;
      timer = setTimeout(() => openMenu(row), longPressMs);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > stillPx) end();
    },
    { signal },
  );
  for (const kind of ['pointerup', 'pointercancel', 'scroll'])
    element.addEventListener(kind, end, { signal });
  return () => {
    leaving.abort();
    end();
  };
}
