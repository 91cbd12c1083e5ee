import type { Channel } from '@orbit-vine/contract/channels.ts';
import { Calculator } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { later } from '../../ui/later.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { Tooltips } from '../../ui/tooltips.tsx';
import { ChannelList } from '../channels/channel-list.tsx';
import { listShortcuts } from '../keyboard/use-shortcuts.tsx';
import { ViewButtons } from '../message/view-buttons.tsx';
import { unreadIn } from '../sync/unread.ts';
import { openThreads } from '../threads/threads-button.tsx';
import { openTools } from '../tools/open-tools.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeyboardRoom } from './use-keyboard-room.ts';

const ChannelSheet = later(() =>
  import('../channels/channel-sheet.tsx').then((module) => module.ChannelSheet),
);

interface FrameProps {
  username?: string;
  channels: readonly Channel[];
  activeId: string | undefined;
  banner?: ReactNode;
  title: ReactNode;
  under?: ReactNode;
  children: ReactNode;
}

export function Frame({ username, channels, activeId, banner, title, under, children }: FrameProps) {
  const page = useRef<HTMLDivElement>(null);
  useKeyboardRoom(page);
  const [choosing, setChoosing] = useState(false);
  const unread = unreadIn(channels.filter(({ id }) => id !== activeId)) > 0;
  return (
    <div
      ref={page}
      className="grid h-dvh [@media(height<30rem)]:h-[calc(100dvh+6rem)] grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)]"
    >
      <TopBar {...(username !== undefined && { username })} />
      <div>{banner}</div>
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] md:grid-cols-[18rem_minmax(0,1fr)] lg:has-data-panel:grid-cols-[18rem_minmax(0,1fr)_22rem]">
        <ChannelNavigation channels={channels} activeId={activeId} isMember={username !== undefined} />
        <main className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]">
          <div className="border-b border-line">
            <div className="mx-auto flex max-w-[60rem] items-center gap-1 px-1 py-0.5 sm:px-4 sm:py-1 md:px-8">
              <IconButton
                label={unread ? 'Channels, with unread messages' : 'Channels'}
                icon="menu"
                onClick={() => setChoosing(true)}
                className="md:hidden"
              >
                {unread && <span className="absolute top-2 right-2 size-2 rounded-full bg-wine" />}
              </IconButton>
              {title}
            </div>
            {under}
          </div>
          {children}
        </main>
        <SidePanel />
      </div>
      {choosing && (
        <ChannelSheet
          channels={channels}
          activeId={activeId}
          onDone={() => setChoosing(false)}
          onThreads={openThreads}
        />
      )}
      <Toaster />
      <Tooltips />
    </div>
  );
}

interface ChannelNavigationProps extends Pick<FrameProps, 'channels' | 'activeId'> {
  isMember: boolean;
}

function ChannelNavigation({ channels, activeId, isMember }: ChannelNavigationProps) {
  return (
    <nav aria-label="Channels" className="hidden min-h-0 flex-col border-r border-line md:flex">
      {isMember && (
        <button
          type="button"
          onClick={openTools}
          className="flex min-h-13 items-center gap-3 border-b border-line px-5 text-left font-semibold -outline-offset-2 hover:bg-sheet focus-visible:outline-2 focus-visible:outline-wine"
        >
          <Icon drawing={Calculator} className="size-5 text-wine" />
          Calculators
        </button>
      )}
      <h2 className="px-5 pt-6 pb-3 font-sans text-xs font-semibold tracking-[0.13em] text-muted uppercase">
        Channels
      </h2>
      <div className="min-h-0 overflow-y-auto">
        <ChannelList channels={channels} activeId={activeId} />
      </div>
      {isMember && (
        <div className="mt-auto grid border-t border-line">
          <ViewButtons />
          <button
            type="button"
            onClick={listShortcuts}
            className="min-h-11 px-5 text-left text-sm text-muted -outline-offset-2 pointer-coarse:hidden hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
          >
            Keyboard shortcuts
          </button>
        </div>
      )}
    </nav>
  );
}
