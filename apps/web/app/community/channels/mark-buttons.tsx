import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Drawing } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { chooseForChannel } from '../sync/unread.ts';
import { LevelButton } from './level-button.tsx';

const star: Drawing = [
  ['path', { d: 'M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2L3 9.6l6.2-.9z' }],
];

export function MarkButtons({ channel }: { channel: Channel }) {
  return (
    <div className="mr-1 flex pointer-fine:absolute pointer-fine:right-0 pointer-fine:bg-linear-[to_right,transparent,var(--color-sheet)_1rem] pointer-fine:pl-4 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-has-focus-visible:opacity-100">
      {!channel.archived && <StarButton channel={channel} />}
      <LevelButton channel={channel} size="small" />
    </div>
  );
}

/** The last button pressed: its row moves to another list of the same part of the page, and the focus follows. */
let pressed: { list: Element | null; label: string } | undefined;

function StarButton({ channel }: { channel: Channel }) {
  const queryClient = useQueryClient();
  const on = channel.starred === true;
  const label = `Star ${channel.name}`;
  return (
    <IconButton
      ref={(button) => {
        if (pressed?.label === label && button?.closest('nav') === pressed.list) button?.focus();
      }}
      label={label}
      tip={on ? 'Unstar' : 'Star'}
      icon={star}
      size="small"
      aria-pressed={on}
      onClick={({ currentTarget }) => {
        pressed = { list: currentTarget.closest('nav'), label };
        void chooseForChannel(queryClient, channel, { starred: !on });
      }}
      onBlur={() => {
        pressed = undefined;
      }}
      className={on ? '*:fill-current' : ''}
    />
  );
}

/** When the focused row disappears (muted, or read elsewhere), focuses the top of the list. */
export function useKeptFocus(part: RefObject<HTMLElement | null>) {
  const within = useRef(false);
  useLayoutEffect(() => {
    if (!within.current || document.activeElement !== document.body) return;
    pressed = undefined;
    part.current?.querySelector<HTMLElement>('[aria-pressed]')?.focus();
  });
  return {
    onFocus: () => {
      within.current = true;
    },
    onBlur: () => {
      within.current = false;
    },
  };
}
