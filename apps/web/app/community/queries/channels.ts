import { type Channel, defaultChannels, listChannels } from '@orbit-vine/contract/channels.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: ({ signal }) => call(listChannels, { signal }),
});

/** Whether all members read the channel. */
export const useOpen = (channelId: string): boolean => useHas(channelId, ({ kind }) => !kind);

export const useArchived = (channelId: string): boolean => useHas(channelId, ({ archived }) => archived);

function useHas(channelId: string, has: (channel: Channel) => boolean): boolean {
  const { data = false } = useQuery({
    ...channelsQuery,
    // Reads the list's cache only; each row would otherwise refetch after an error.
    enabled: false,
    select: (channels) => channels.some((channel) => channel.id === channelId && has(channel)),
  });
  return data;
}

/** The channel for messages written elsewhere, such as a shared calculation: the open one, else the first. */
export function useWritableChannel(openId: string | undefined): Channel | undefined {
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: false });
  const writable = channels.filter(({ archived, asked, waiting }) => !archived && !asked && !waiting);
  return writable.find(({ id }) => id === openId) ?? writable[0];
}

/** For visitors, and when the channels could not be fetched. */
export const placeholderChannels: readonly Channel[] = defaultChannels.map((channel) => ({
  ...channel,
  seq: 0,
  unread: 0,
  mentions: 0,
  level: 'mentions',
  archived: false,
}));

/** Call it once the server has the mark. */
export function setRead(queryClient: QueryClient, channelId: string): void {
  // A list that is being fetched may still count them.
  const isOutdated = queryClient.isFetching(channelsQuery) > 0;
  change(queryClient, channelId, ({ firstUnread: _, ...channel }) => ({
    ...channel,
    unread: 0,
    mentions: 0,
  }));
  if (isOutdated) void queryClient.invalidateQueries(channelsQuery);
}

export type OwnChoice = Partial<Pick<Channel, 'starred' | 'level'>>;

/** Before the server has the choice: call `invalidateQueries` afterwards, since a fetch under way is canceled. */
export function setOwnChoice(queryClient: QueryClient, channelId: string, choice: OwnChoice): void {
  // It would bring the list from before the choice.
  void queryClient.cancelQueries(channelsQuery);
  change(queryClient, channelId, (channel) => ({ ...channel, ...choice }));
}

const standsAbove = ({ starred, archived }: Channel) => Number(Boolean(starred) && !archived);

export const starredFirst = (channels: readonly Channel[]): readonly Channel[] =>
  channels.toSorted((one, other) => standsAbove(other) - standsAbove(one));

function change(queryClient: QueryClient, channelId: string, changed: (channel: Channel) => Channel): void {
  queryClient.setQueryData(channelsQuery.queryKey, (channels) =>
    channels?.map((channel) => (channel.id === channelId ? changed(channel) : channel)),
  );
}
