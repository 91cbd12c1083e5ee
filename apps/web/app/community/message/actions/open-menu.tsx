import { type Message, reactionTypes } from '@orbit-vine/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { meQuery } from '../../../account/members/me.ts';
import { staffQuery } from '../../../account/members/staff.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { later } from '../../../ui/later.tsx';
import { placePopover } from '../../../ui/popover-place.ts';
import { useArchived } from '../../queries/channels.ts';
import { togglePin } from '../../sync/change-message.ts';
import { useMemberTools } from '../../sync/member-context.ts';
import { copyMessage } from '../../sync/message-actions.ts';
import { markUnreadFrom } from '../../sync/move-marks.ts';
import { savingQuery } from '../../sync/saved.ts';
import { openReactions } from './open-reactions.tsx';

export type DialogName = 'delete' | 'report' | 'save';

const dialogs = {
  delete: later(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog)),
  report: later(() => import('./report-dialog.tsx').then((module) => module.ReportDialog)),
  save: later(() => import('./save-dialog.tsx').then((module) => module.SaveDialog)),
};

interface MenuDialogProps {
  dialog: DialogName;
  message: Message;
  onDone: (deleted?: boolean) => void;
}

export function MenuDialog({ dialog, ...rest }: MenuDialogProps) {
  const ChosenDialog = dialogs[dialog];
  return <ChosenDialog {...rest} />;
}

function MenuItems({ message, button, ask }: Pick<OpenMenuProps, 'message' | 'button' | 'ask'>) {
  const { root } = message;
  const { user, actions } = useMemberTools();
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const archived = useArchived(message.channelId);
  const own = message.author.id === user.id;
  const { data: saving } = useQuery(savingQuery(message.id));
  const { data: staff = {} } = useQuery(staffQuery);
  const moderates = me !== undefined && me.role !== 'member';
  const judges = moderates && (me.role === 'administrator' || !staff[message.author.id]);
  const reacted = reactionTypes.some((type) => message.reactions[type].length > 0);
  return (
    <>
      {root && (
        <Item
          label="Open Thread"
          onChoose={() => actions.thread.set({ channelId: message.channelId, rootId: root, from: button })}
        />
      )}
      <Item label="Copy Message" onChoose={() => void copyMessage(message)} />
      <Item label={saving?.saved ? 'Saved' : 'Save'} onChoose={() => ask('save')} />
      {own && !archived && <Item label="Edit" onChoose={() => actions.edit(message.id)} />}
      {!archived && (
        <Item
          label={message.pinned ? 'Unpin Message' : 'Pin Message'}
          {...(!moderates && { unavailable: 'for moderators' })}
          onChoose={() => void togglePin(queryClient, message)}
        />
      )}
      {reacted && <Item label="Who Reacted" onChoose={() => openReactions(message, button)} />}
      <Item
        label="Mark Unread from Here"
        onChoose={() => {
          actions.unreadFrom.set(message);
          void markUnreadFrom(queryClient, message);
        }}
      />
      {!own && <Item label="Report" onChoose={() => ask('report')} />}
      {(own || judges) && <Item label="Delete" onChoose={() => ask('delete')} />}
    </>
  );
}

interface ItemProps {
  label: string;
  unavailable?: string;
  onChoose: () => void;
}

function Item({ label, unavailable, onChoose }: ItemProps) {
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

interface OpenMenuProps {
  message: Message;
  id: string;
  button: HTMLElement | null;
  first: RefObject<number>;
  ask: (dialog: DialogName) => void;
  onClose: () => void;
}

export function OpenMenu({ message, ask, ...rest }: OpenMenuProps) {
  const items = <MenuItems message={message} button={rest.button} ask={ask} />;
  if (!matchMedia(forFingers).matches) return <Menu {...rest}>{items}</Menu>;
  return (
    <Sheet message={message} {...rest}>
      {items}
    </Sheet>
  );
}

interface SheetProps extends Omit<MenuProps, 'button'> {
  message: Message;
}

function Sheet({ message, id, first, onClose, children }: SheetProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const items = menu.current ? itemsOf(menu.current) : [];
    items.at(first.current % items.length)?.focus();
  }, [first]);
  return (
    <Dialog title={`Message by ${message.author.name}`} onDismiss={onClose}>
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        onClick={onClose}
        onKeyDown={walk}
        className="mt-3 -mb-3"
      >
        {children}
      </div>
    </Dialog>
  );
}

/** Same query as `touch` in the style sheet. */
const forFingers = '(width < 40rem) or (pointer: coarse)';

function walk(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}

interface MenuProps {
  id: string;
  button: HTMLElement | null;
  first: RefObject<number>;
  onClose: () => void;
  children: ReactNode;
}

function Menu({ id, button, first, onClose, children }: MenuProps) {
  const shown = useRef<HTMLElement>(null);
  const show = (menu: HTMLElement | null) => {
    if (!menu || shown.current === menu) return;
    shown.current = menu;
    menu.showPopover();
    if (button) placePopover(menu, button, { side: 'below', align: 'end', gapPx: 4 });
    const items = itemsOf(menu);
    items.at(first.current % items.length)?.focus();
  };
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') event.currentTarget.hidePopover();
    walk(event);
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
      className="fixed m-0 w-max min-w-56 rounded-xs border border-edge bg-sheet p-1 text-ink shadow-popover"
    >
      {children}
    </div>
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
