import type { Channel } from '@orbit-vine/contract/channels.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ProblemError, unreachable } from '../../platform/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { channelsQuery, type OwnChoice, setOwnChoice } from '../queries/channels.ts';

export function unreadIn(channels: readonly Channel[]): number {
  return channels.reduce(
    (sum, { unread, level, archived }) => sum + (level === 'nothing' || archived ? 0 : unread),
    0,
  );
}

export function unreadLabel(unread: number): string {
  return unread < limits.unread ? String(unread) : `${limits.unread - 1}+`;
}

export function useAppBadge(unread: number): void {
  useEffect(() => {
    // Rejected while the app is not installed.
    if (unread > 0) navigator.setAppBadge?.(unread).catch(() => undefined);
    else navigator.clearAppBadge?.().catch(() => undefined);
  }, [unread]);
}

/** Loads the code on demand; a failed load is reported like a failed request. */
const importMoves = () =>
  import('./move-marks.ts').catch(() => {
    throw unreachable();
  });

export async function markAllRead(queryClient: QueryClient, channels: readonly Channel[]): Promise<void> {
  try {
    await (await importMoves()).markAllRead(queryClient, channels);
  } catch (reason) {
    fail('Couldn’t mark everything as read', reason);
  }
}

export async function chooseForChannel(
  queryClient: QueryClient,
  { id, starred = false, level }: Channel,
  choice: OwnChoice,
): Promise<void> {
  setOwnChoice(queryClient, id, choice);
  try {
    await (await importMoves()).storeOwnChoice(id, choice);
  } catch (reason) {
    setOwnChoice(queryClient, id, { starred, level });
    fail('Couldn’t change the channel', reason);
  } finally {
    void queryClient.invalidateQueries(channelsQuery);
  }
}

function fail(title: string, reason: unknown): void {
  if (!(reason instanceof ProblemError)) throw reason;
  showToast({ title, description: reason.title, destructive: true });
}
