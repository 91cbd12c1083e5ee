import { getMember, listMembers, type Member } from '@orbit-vine/contract/members.ts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api.ts';
import type { ChannelLog } from '../channel-log.ts';
import { meQuery } from '../channels.ts';

export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: ['members', id],
    queryFn: ({ signal }) => call(getMember, { params: { id }, signal }),
    staleTime: 0,
  });

export const membersQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['members', 'list', q],
    queryFn: ({ signal, pageParam }) => call(listMembers, { query: { q, ...pageParam }, signal }),
    initialPageParam: {} as { after?: string },
    getNextPageParam: ({ members, more }) => (more ? { after: members.at(-1)?.name ?? '' } : undefined),
    staleTime: 0,
  });

/** A member has another name or picture: everything of theirs that is on the page shows it. */
export function showMember(queryClient: QueryClient, { id, name, avatar }: Member): void {
  const member = { id, name, avatar };
  queryClient.setQueriesData<ChannelLog>({ queryKey: ['messages'] }, (log) => log && withMember(log, member));
  queryClient.setQueryData(meQuery.queryKey, (me) => (me?.id === id ? { ...me, ...member } : me));
  for (const queryKey of [['members'], ['pins']]) void queryClient.invalidateQueries({ queryKey });
}

function withMember(log: ChannelLog, member: Member): ChannelLog {
  const by = <T extends { author: Member }>(said: T): T =>
    said.author.id === member.id ? { ...said, author: member } : said;
  const each = <V>(map: ReadonlyMap<string, V>, change: (value: V) => V) =>
    new Map(Array.from(map, ([key, value]) => [key, change(value)] as const));
  return {
    ...log,
    messages: each(log.messages, by),
    quotes: each(log.quotes, (entry) => ({ ...entry, quote: by(entry.quote) })),
  };
}
