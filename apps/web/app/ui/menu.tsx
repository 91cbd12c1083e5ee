import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { placePopover } from './popover-place.ts';

interface MenuItemProps {
  label: string;
  unavailable?: string;
  onChoose: () => void;
}

export function MenuItem({ label, unavailable, onChoose }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={unavailable !== undefined || undefined}
      onClick={(event) => {
        if (unavailable) event.stopPropagation();
        else onChoose();
      }}
      className="flex min-h-9 w-full items-center justify-between gap-4 rounded-xs px-3 text-left text-sm touch:-mx-3 touch:min-h-11 touch:w-[calc(100%+1.5rem)] touch:text-base hover:bg-ink/5 focus-visible:bg-ink/5 focus-visible:outline-2 focus-visible:outline-wine aria-disabled:text-muted"
    >
      {label}
      {unavailable && <span className="text-xs">{unavailable}</span>}
    </button>
  );
}

export function walkMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}

export interface MenuProps {
  id: string;
  button: HTMLElement | null;
  side?: 'above' | 'below';
  align?: 'start' | 'end';
  first: RefObject<number>;
  onClose: () => void;
  children: ReactNode;
}

export function Menu({ id, button, side = 'below', align = 'end', first, onClose, children }: MenuProps) {
  const shown = useRef<HTMLElement>(null);
  const show = (menu: HTMLElement | null) => {
    if (!menu || shown.current === menu) return;
    shown.current = menu;
    menu.showPopover();
    if (button) placePopover(menu, button, { side, align, gapPx: 4 });
    const items = itemsOf(menu);
    items.at(first.current % items.length)?.focus();
  };
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') event.currentTarget.hidePopover();
    walkMenu(event);
  };
  return (
    <div
      ref={show}
      id={id}
      role="menu"
      tabIndex={-1}
      popover="auto"
      onKeyDown={pressed}
      onClick={(event) => event.currentTarget.hidePopover()}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      className="fixed m-0 w-max min-w-56 rounded-xs border border-edge bg-sheet p-1 text-ink touch:px-4 shadow-popover"
    >
      {children}
    </div>
  );
}

export const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
