import { countMembers, getMember, listMembers, type Member } from '@orbit-vine/contract/members.ts';
import type { Occupation } from '@orbit-vine/contract/occupations.ts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { replaceMember } from './replace-member.ts';
import { staffQuery } from './staff.ts';

export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: ['members', id],
    queryFn: ({ signal }) => call(getMember, { params: { id }, signal }),
    staleTime: 0,
  });

export interface MembersFilter {
  readonly region?: string | undefined;
  readonly occupation?: Occupation | undefined;
}

export const membersQuery = (q: string, filter: MembersFilter = {}) =>
  infiniteQueryOptions({
    queryKey: ['members', 'list', q, filter],
    queryFn: ({ signal, pageParam }) => call(listMembers, { query: { q, ...filter, ...pageParam }, signal }),
    initialPageParam: {} as { after?: string },
    getNextPageParam: ({ members, more }) => (more ? { after: members.at(-1)?.name ?? '' } : undefined),
    staleTime: 0,
  });

export const memberCountsQuery = queryOptions({
  queryKey: ['members', 'counts'],
  queryFn: ({ signal }) => call(countMembers, { signal }),
  staleTime: 0,
});

/** Applies a member's new name or picture to everything in the cache, without a request. */
export function updateMember(queryClient: QueryClient, member: Member): void {
  const { id } = member;
  queryClient.setQueriesData({}, (data) => replaceMember(data, member));
  const isStaff = id in (queryClient.getQueryData(staffQuery.queryKey) ?? {});
  if (isStaff) void queryClient.invalidateQueries(staffQuery);
  // The frame carries name and picture only, not the rest of the card.
  void queryClient.invalidateQueries(cardQuery(id));
}
