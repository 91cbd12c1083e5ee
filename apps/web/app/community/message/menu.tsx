import type { Message } from '@orbit-vine/contract/messages.ts';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { later } from '../../ui/later.tsx';
import { focusComposer } from '../composer/field.ts';

const importMenu = () => import('./open-menu.tsx');
const MenuOf = later(() => importMenu().then((module) => module.MenuOf));
/** Whoever points at the button or comes to it by the keyboard will not have to wait. */
const fetchAhead = () => void importMenu().catch(() => undefined);
const DeleteDialog = later(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog));
const ReportDialog = later(() => import('./report-dialog.tsx').then((module) => module.ReportDialog));

export type Asking = 'delete' | 'report' | undefined;

/** The button at a message's end and, once it is pressed, what it offers. */
export function MessageMenu({ message }: { message: Message }) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  /** How far the arrow keys have gone while the menu was on its way. */
  const stepped = useRef(0);
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (open) stepped.current += step;
    else show(step === 1 ? 0 : -1);
  };
  const show = (first: number) => {
    stepped.current = first;
    setOpen(true);
  };
  /** The focus goes where it came from, or on to writing: a message that is deleted takes its button with it. */
  const done = (deleted = false) => {
    setAsking(undefined);
    requestAnimationFrame(() => (deleted ? focusComposer() : button.current?.focus()));
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => (open ? setOpen(false) : show(0))}
        onKeyDown={pressed}
        onFocus={fetchAhead}
        onPointerEnter={fetchAhead}
        className="grid h-9 min-w-9 place-items-center rounded-xs text-muted pointer-coarse:size-11 hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
      >
        <EllipsisVertical aria-hidden="true" className="size-4" />
      </button>
      {open && (
        <MenuOf
          message={message}
          id={menuId}
          button={button.current}
          first={stepped}
          ask={setAsking}
          onClose={() => setOpen(false)}
        />
      )}
      {asking === 'delete' && <DeleteDialog message={message} onDone={done} />}
      {asking === 'report' && <ReportDialog message={message} onDone={done} />}
    </>
  );
}
