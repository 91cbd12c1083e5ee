import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../account/members/me.ts';
import { useOpen } from './channels.ts';

/** Whether the member moderates this channel: staff do in channels that all members read. */
export function useModerates(channelId: string): boolean {
  // Reads the cache only: of all rows of a list, none may fetch.
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const isOpen = useOpen(channelId);
  return me !== undefined && me.role !== 'member' && isOpen;
}
