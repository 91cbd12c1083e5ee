import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useContext } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ViewButtons } from '../message/view-buttons.tsx';
import { useUnreadNotifications } from '../sync/live/use-unread-notifications.ts';
import { MemberContext } from '../sync/member-context.ts';
import { openTools } from '../tools/open-tools.tsx';
import { ChannelList } from './channel-list.tsx';

interface ChannelSheetProps {
  channels: readonly Channel[];
  activeId: string | undefined;
  onDone: () => void;
  /** Opens the list of threads; on a phone the top bar has no room for it. */
  onThreads: () => void;
}

export function ChannelSheet({ channels, activeId, onDone, onThreads }: ChannelSheetProps) {
  const { threads = 0 } = useUnreadNotifications();
  const member = useContext(MemberContext);
  return (
    <Dialog title="Channels" onDismiss={onDone} shape="leftSheet">
      <nav aria-label="Channels" className="-mx-6 mt-6">
        <ChannelList channels={channels} activeId={activeId} onChosen={onDone} described />
      </nav>
      <div className="-mx-6 mt-4 grid border-t border-line">
        {member &&
          [
            { name: threads > 0 ? `Threads, ${threads} unread` : 'Threads', open: onThreads },
            { name: 'Calculators', open: openTools },
          ].map(({ name, open }) => (
            <button
              key={name}
              type="button"
              onClick={() => {
                onDone();
                open();
              }}
              className="min-h-11 px-5 text-left text-sm text-muted -outline-offset-2 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
            >
              {name}
            </button>
          ))}
        <ViewButtons />
      </div>
    </Dialog>
  );
}
