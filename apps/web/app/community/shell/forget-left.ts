import type { Channel } from '@orbit-vine/contract/channels.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { channelsQuery } from '../queries/channels.ts';

const ofChannel = ['messages', 'pins', 'files', 'held', 'group', 'thread', 'linked'];

/** Forgets what was loaded of a channel that the member no longer reads. */
export function useForgetLeft(channels: readonly Channel[] | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const listed = queryClient.getQueryData(channelsQuery.queryKey);
    if (!listed || !channels) return;
    const ids: unknown[] = listed.map(({ id }) => id);
    const predicate = ({ queryKey: { length, 0: kind, 1: id } }: { queryKey: QueryKey }) =>
      (length === 2 || kind === 'thread' || kind === 'linked') &&
      ofChannel.includes(String(kind)) &&
      !ids.includes(id);
    if (queryClient.getQueryCache().findAll({ predicate }).length === 0) return;
    queryClient.removeQueries({ predicate });
    queryClient.removeQueries({ queryKey: ['search'] });
    void queryClient.invalidateQueries({ queryKey: ['inbox'] });
    void queryClient.invalidateQueries({ queryKey: ['saved'] });
  }, [queryClient, channels]);
}
