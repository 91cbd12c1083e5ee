import type { Message } from '@orbit-vine/contract/messages.ts';
import { EllipsisVertical } from 'lucide';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../ui/icon.tsx';
import { later } from '../../../ui/later.tsx';
import { focusComposer } from '../../focus-composer.ts';
import { useTabIndex } from '../row-stop.ts';
import { actClass, restTone, sheetButtonClass } from './act-class.ts';
import { onePath } from './one-path.ts';
import type { DialogName } from './open-menu.tsx';

const dots = onePath(EllipsisVertical);

const importMenu = () => import('./open-menu.tsx');
const OpenMenu = later(() => importMenu().then((module) => module.OpenMenu));
const MenuDialog = later(() => importMenu().then((module) => module.MenuDialog));

interface MessageMenuProps {
  message: Message;
  /** The reader may neither reply nor react. */
  closed: boolean;
}

export function MessageMenu({ message, closed }: MessageMenuProps) {
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<DialogName>();
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const tabIndex = useTabIndex();
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
  /** Deleting removes the message's buttons, so the focus moves to the composer once the dialog is closed. */
  const done = (deleted = false) => {
    flushSync(() => setDialog(undefined));
    if (deleted) focusComposer();
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        tabIndex={tabIndex}
        aria-label={`More actions on ${message.author.name}’s message`}
        aria-keyshortcuts="."
        data-tip="More"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => (open ? setOpen(false) : show(0))}
        onKeyDown={pressed}
        onFocus={OpenMenu.fetch}
        onPointerEnter={OpenMenu.fetch}
        className={`${actClass} ${sheetButtonClass} slim:invisible slim:group-hover:visible slim:group-focus-within:visible ${restTone}`}
      >
        <Icon drawing={dots} className="size-4" />
      </button>
      {open && (
        <OpenMenu
          message={message}
          closed={closed}
          id={menuId}
          button={button.current}
          first={stepped}
          ask={setDialog}
          onClose={() => setOpen(false)}
        />
      )}
      {dialog && <MenuDialog dialog={dialog} message={message} onDone={done} />}
    </>
  );
}
