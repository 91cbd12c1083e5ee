import { useQuery } from '@tanstack/react-query';
import { channelsQuery } from './channels.ts';

export function useChannelName(channelId: string): string {
  const { data: channels } = useQuery({ ...channelsQuery, enabled: false });
  return channels?.find(({ id }) => id === channelId)?.name ?? 'a channel';
}
