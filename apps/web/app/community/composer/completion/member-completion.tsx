import { listMembers, type Member } from '@orbit-vine/contract/members.ts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../platform/api.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useAfterPause } from '../../../ui/use-after-pause.ts';
import { timeline } from '../../sync/log/channel-log.ts';
import { logOf } from '../../sync/log/channel-messages.ts';
import { useMemberTools } from '../../sync/member-context.ts';
import { CompletionList, type CompletionProps } from './completion-list.tsx';
import { namesFor } from './names-for.ts';

const maxShown = 6;
const settleMs = 200;

export function MemberCompletion({ channelId, ...rest }: CompletionProps & { channelId: string }) {
  const { searchText } = rest;
  const members = useCandidates(channelId, searchText);
  const candidates = useMemo(
    () =>
      members.map(({ id, name, avatar }) => ({
        key: id,
        name,
        text: `@${name}`,
        picture: <Avatar name={name} src={avatar} size="small" />,
      })),
    [members],
  );
  return (
    <CompletionList
      {...rest}
      label="Members to mention"
      counted={(count) => (count === 1 ? '1 member' : `${count} members`)}
      candidates={candidates}
      complete={members.some(({ name }) => name.toLowerCase() === searchText.toLowerCase())}
    />
  );
}

/**
 * Recent authors of the channel, and other members. Once a name is begun, only together, so that the first is the one
 * with exactly this name.
 */
function useCandidates(channelId: string, searchText: string): Member[] {
  const queryClient = useQueryClient();
  const { user } = useMemberTools();
  const [settled] = useAfterPause(searchText, settleMs, '');
  const { data, isError } = useQuery({ ...namedQuery(queryClient, settled), enabled: settled !== '' });
  const isKnown = searchText === '' || isError || (data !== undefined && settled === searchText);
  return useMemo(() => {
    if (!isKnown) return [];
    const log = logOf(queryClient, channelId);
    const here = log
      ? timeline(log)
          .map(({ author }) => author)
          .reverse()
      : [];
    return namesFor(searchText, [...here, ...(data?.members ?? [])], maxShown + 1)
      .filter(({ id }) => id !== user.id)
      .slice(0, maxShown);
  }, [queryClient, channelId, searchText, isKnown, data, user.id]);
}

const keyOf = (q: string) => ['members', 'named', q.toLowerCase()];

function namedQuery(queryClient: QueryClient, q: string) {
  return queryOptions({
    queryKey: keyOf(q),
    queryFn: ({ signal }) => cachedWithin(queryClient, q) ?? call(listMembers, { query: { q }, signal }),
    staleTime: 60_000,
    retry: false,
  });
}

interface Found {
  members: Member[];
  more: boolean;
}

/** A complete answer for `A` includes every member whose name starts with `An`. */
function cachedWithin(queryClient: QueryClient, q: string): Found | undefined {
  for (let length = q.length - 1; length > 0; length -= 1) {
    const cached = queryClient.getQueryData<Found>(keyOf(q.slice(0, length)));
    if (cached && !cached.more) return cached;
  }
  return undefined;
}
