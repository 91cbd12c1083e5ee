import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { observable, useObservable } from '../../platform/observable.ts';
import { later } from '../../ui/later.tsx';
import { focusComposer } from '../focus-composer.ts';
import { channelHref } from '../links.ts';
import { openSearch } from '../search/search-button.tsx';
import { markAllRead } from '../sync/unread.ts';
import { openThreads } from '../threads/threads-button.tsx';
import { isTyping, shortcutOf } from './shortcuts.ts';

const ShortcutsDialog = later(() =>
  import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
);

const listed = observable(false);

export function listShortcuts(): void {
  listed.set(true);
}

export function useShortcuts(
  channels: readonly Channel[] | undefined,
  activeId: string | undefined,
): ReactNode {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const shown = useObservable(listed);
  /** The channel of the last press, since keys may come faster than navigation. */
  const goingTo = useRef(activeId);
  useLayoutEffect(() => {
    goingTo.current = activeId;
  }, [activeId]);
  useEffect(() => {
    const goBy = (step: 1 | -1) => {
      const at = channels?.findIndex(({ id }) => id === goingTo.current) ?? -1;
      const next = channels?.[at + step];
      if (at < 0 || !next) return;
      goingTo.current = next.id;
      void navigate(channelHref(next.id));
    };
    const acts = {
      search: openSearch,
      list: listShortcuts,
      threads: openThreads,
      allRead: () => void (channels && markAllRead(queryClient, channels)),
      previousChannel: () => goBy(-1),
      nextChannel: () => goBy(1),
    };
    const pressed = (event: KeyboardEvent) => {
      const name = shortcutOf(event);
      if (!name && isTyping(event)) focusComposer();
      if (!name) return;
      event.preventDefault();
      acts[name]();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [navigate, queryClient, channels]);
  if (!shown) return null;
  return <ShortcutsDialog onDone={() => listed.set(false)} />;
}
