import type { Me } from '@orbit-vine/contract/members.ts';
import {
  listMemberStatuses,
  type memberStatusFilters,
  type memberStatusSorts,
} from '@orbit-vine/contract/moderation.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Select } from '../../ui/select.tsx';
import { AdminPage } from '../admin/admin-page.tsx';
import { statusOf } from '../admin/admin-parts.tsx';
import { Filters, ListStatus, MoreButton } from '../admin/list-parts.tsx';
import { MemberItem } from './member-item.tsx';

export default function MembersPage() {
  return <AdminPage id="members">{(me) => <Members me={me} />}</AdminPage>;
}

type MemberFilter = (typeof memberStatusFilters)[number];
const filterLabels: [MemberFilter, string][] = [
  ['all', 'Everyone'],
  ['muted', 'Muted'],
  ['suspended', 'Suspended'],
  ['staff', 'Moderators and administrators'],
];

type MemberSort = (typeof memberStatusSorts)[number];
const sortLabels: [MemberSort, string][] = [
  ['name', 'A to Z'],
  ['joined', 'Newest first'],
  ['messages', 'Most messages'],
  ['reported', 'Most reports'],
];

function Members({ me }: { me: Me }) {
  const [name, setName] = useState('');
  const [filter, setFilter] = useState<MemberFilter>('all');
  const [sort, setSort] = useState<MemberSort>('name');
  const q = useDeferredValue(name.trim());
  const query = useInfiniteQuery({
    queryKey: ['admin', 'members', q, filter, sort],
    queryFn: ({ pageParam, signal }) =>
      call(listMemberStatuses, {
        query: { only: filter, sort, ...(q && { q }), ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ more, members }) =>
      more ? members.at(-1)?.[sort === 'name' ? 'name' : 'id'] : undefined,
  });
  const members = query.data?.pages.flatMap((page) => page.members) ?? [];
  const status = statusOf(query, members.length === 0 && 'No members match.');
  return (
    <>
      <Filters
        name={name}
        onName={setName}
        label="Show"
        choice={filter}
        choices={filterLabels}
        onChoice={setFilter}
      >
        <Select label="Sort by" value={sort} choices={sortLabels} onChange={setSort} />
      </Filters>
      <ListStatus status={status} />
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {members.map((member) => (
          <MemberItem key={member.id} member={member} me={me} />
        ))}
      </ul>
      <MoreButton label="Show more" query={query} />
    </>
  );
}
