import type { Channel } from '@orbit-vine/contract/channels.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ProblemError, unreachable } from '../../platform/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { type ChannelMark, setMark } from '../queries/channels.ts';

/** What the reader would want to know of while they are elsewhere: nothing from muted or archived channels. */
export function unreadIn(channels: readonly Channel[]): number {
  return channels.reduce((sum, { unread, muted, archived }) => sum + (muted || archived ? 0 : unread), 0);
}

export function unreadLabel(unread: number): string {
  return unread < limits.unread ? String(unread) : `${limits.unread - 1}+`;
}

/** The number on the icon of the installed application, where there is one. */
export function useAppBadge(unread: number): void {
  useEffect(() => {
    // Browsers refuse while nothing is installed.
    if (unread > 0) navigator.setAppBadge?.(unread).catch(() => undefined);
    else navigator.clearAppBadge?.().catch(() => undefined);
  }, [unread]);
}

/** The code comes when somebody wishes it; where it does not, that is a call that did not arrive. */
const importMoves = () =>
  import('./move-marks.ts').catch(() => {
    throw unreachable();
  });

/** Marks every channel as read. */
export async function markAllRead(queryClient: QueryClient, channels: readonly Channel[]): Promise<void> {
  try {
    await (await importMoves()).markAllRead(queryClient, channels);
  } catch (reason) {
    fail('Could not mark everything as read', reason);
  }
}

/** Mutes or stars a channel, or takes that back; it is shown at once. */
export async function markChannel(
  queryClient: QueryClient,
  { id }: Channel,
  { mark, on }: { mark: ChannelMark; on: boolean },
): Promise<void> {
  setMark(queryClient, id, mark, on);
  try {
    await (await importMoves()).keepMark(id, mark, on);
  } catch (reason) {
    setMark(queryClient, id, mark, !on);
    fail('Could not change the channel', reason);
  }
}

function fail(title: string, reason: unknown): void {
  if (!(reason instanceof ProblemError)) throw reason;
  showToast({ title, description: reason.title, destructive: true });
}
