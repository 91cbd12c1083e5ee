import { type Channel, markRead, setChannelLevel, starChannel } from '@orbit-vine/contract/channels.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { channelsQuery, type OwnChoice, setRead } from '../queries/channels.ts';

export async function markAllRead(queryClient: QueryClient, channels: readonly Channel[]): Promise<void> {
  const unread = channels.filter((channel) => channel.unread > 0);
  await Promise.all(
    unread.map(async ({ id, seq }) => {
      await call(markRead, { params: { channelId: id }, body: { seq } });
      setRead(queryClient, id);
    }),
  );
  const undo = () =>
    Promise.all(unread.map(({ id, firstUnread = 1 }) => markUnread(queryClient, id, firstUnread)));
  showToast({ title: 'All channels are marked as read', confirmation: true, undo: () => void undo() });
}

export function markUnreadFrom(queryClient: QueryClient, { channelId, seq }: Message): Promise<void> {
  return markUnread(queryClient, channelId, seq);
}

async function markUnread(queryClient: QueryClient, channelId: string, seq: number): Promise<void> {
  await call(markRead, { params: { channelId }, body: { seq: seq - 1, back: true } }).catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey: channelsQuery.queryKey });
}

export async function storeOwnChoice(channelId: string, { starred, level }: OwnChoice): Promise<void> {
  const params = { channelId };
  if (level !== undefined) await call(setChannelLevel, { params, body: { level } });
  if (starred !== undefined) await call(starChannel, { params, body: { starred } });
}
