import { type Message, reactionTypes } from '@orbit-vine/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { meQuery } from '../../../account/members/me.ts';
import { staffQuery } from '../../../account/members/staff.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { later } from '../../../ui/later.tsx';
import { itemsOf, Menu, MenuItem, type MenuProps, walkMenu } from '../../../ui/menu.tsx';
import { useArchived, useOpen } from '../../queries/channels.ts';
import { useModerates } from '../../queries/use-moderates.ts';
import { togglePin } from '../../sync/change-message.ts';
import { useMemberTools } from '../../sync/member-context.ts';
import { copyMessage } from '../../sync/message-actions.ts';
import { markUnreadFrom } from '../../sync/move-marks.ts';
import { savingQuery } from '../../sync/saved.ts';
import { openReactions } from './open-reactions.tsx';
import { SheetButtons } from './sheet-buttons.tsx';

export type DialogName = 'delete' | 'move' | 'report' | 'save';

const dialogs = {
  delete: later(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog)),
  move: later(() => import('./move-dialog.tsx').then((module) => module.MoveDialog)),
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
  const isOpen = useOpen(message.channelId);
  const moderates = useModerates(message.channelId);
  const judges = moderates && (me?.role === 'administrator' || !staff[message.author.id]);
  const reacted = reactionTypes.some((type) => message.reactions[type].length > 0);
  return (
    <>
      {root && (
        <MenuItem
          label="Open Thread"
          onChoose={() => actions.thread.set({ channelId: message.channelId, rootId: root, from: button })}
        />
      )}
      <MenuItem label="Copy Message" onChoose={() => void copyMessage(message)} />
      <MenuItem label={saving?.saved ? 'Saved' : 'Save'} onChoose={() => ask('save')} />
      {own && !archived && <MenuItem label="Edit" onChoose={() => actions.edit(message.id)} />}
      {!archived && isOpen && (
        <MenuItem
          label={message.pinned ? 'Unpin Message' : 'Pin Message'}
          {...(!moderates && { unavailable: 'for moderators' })}
          onChoose={() => void togglePin(queryClient, message)}
        />
      )}
      {moderates && !archived && <MenuItem label="Move to Another Channel" onChoose={() => ask('move')} />}
      {reacted && <MenuItem label="Who Reacted" onChoose={() => openReactions(message, button)} />}
      <MenuItem
        label="Mark Unread from Here"
        onChoose={() => {
          actions.unreadFrom.set(message);
          void markUnreadFrom(queryClient, message);
        }}
      />
      {!own && <MenuItem label="Report" onChoose={() => ask('report')} />}
      {(own || judges) && <MenuItem label="Delete" onChoose={() => ask('delete')} />}
    </>
  );
}

interface OpenMenuProps {
  message: Message;
  closed: boolean;
  id: string;
  button: HTMLElement | null;
  first: RefObject<number>;
  ask: (dialog: DialogName) => void;
  onClose: () => void;
}

export function OpenMenu({ message, closed, ask, ...rest }: OpenMenuProps) {
  const items = <MenuItems message={message} button={rest.button} ask={ask} />;
  if (!matchMedia(forFingers).matches) return <Menu {...rest}>{items}</Menu>;
  return (
    <Sheet message={message} {...rest}>
      {matchMedia('(pointer: coarse)').matches && (
        <SheetButtons message={message} closed={closed} onClose={rest.onClose} />
      )}
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
        onKeyDown={walkMenu}
        className="mt-3 -mb-3"
      >
        {children}
      </div>
    </Dialog>
  );
}

/** Same query as `touch` in the style sheet. */
const forFingers = '(width < 40rem) or (pointer: coarse)';
