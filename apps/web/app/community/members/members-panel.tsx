import type { MemberCard } from '@orbit-vine/contract/members.ts';
import { occupationNames } from '@orbit-vine/contract/occupations.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { type MembersFilter, membersQuery } from '../../account/members/members.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { FilterFields } from './filter-fields.tsx';
import { MemberName } from './member-name.tsx';
import { OnlineDot, OnlineMembers } from './online-members.tsx';
import { useOnlineMembers } from './use-online-members.ts';

export function MembersPanel({ searchText: initial }: { searchText: string }) {
  const firstFilter = useRef<HTMLSelectElement>(null);
  const [filter, setFilter] = useState<MembersFilter>({});
  const [searchText, setSearchText] = useState(initial);
  const here = useOnlineMembers()?.here;
  const settled = useDeferredValue(searchText.trim());
  const query = useInfiniteQuery({
    ...membersQuery(settled, filter),
    placeholderData: (before) => before,
  });
  const { data, error, refetch } = query;
  const members = data?.pages.flatMap((page) => page.members) ?? [];
  const total = data?.pages[0]?.total;
  const isFiltered = filter.region !== undefined || filter.occupation !== undefined;
  return (
    <div className="grid gap-5">
      <SearchField
        label="Find a member"
        maxLength={64}
        value={searchText}
        onChange={setSearchText}
        placeholder="Name, winery, region, or variety"
      />
      <FilterFields ref={firstFilter} filter={filter} onChange={setFilter} />
      {settled === '' && !isFiltered && <OnlineMembers />}
      {error && !data && <Retry message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && (
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 text-sm">
          <p role="status" className="text-muted">
            {members.length === 0 ? 'No members match.' : countOf(total ?? members.length)}
          </p>
          {isFiltered && (
            <Button
              look="link"
              onClick={() => {
                setFilter({});
                firstFilter.current?.focus();
              }}
            >
              All regions and roles
            </Button>
          )}
        </div>
      )}
      <ul className="grid gap-4 empty:hidden">
        {members.map((member) => (
          <ListedMember key={member.id} member={member} isHere={here?.includes(member.id) === true} />
        ))}
      </ul>
      <ShowMore query={query} />
    </div>
  );
}

function ListedMember({ member, isHere }: { member: MemberCard; isHere: boolean }) {
  const { name, avatar, occupation, from, role } = member;
  return (
    <li className="flex items-center gap-3">
      <span className="relative shrink-0">
        <Avatar name={name} src={avatar} />
        {isHere && <OnlineDot className="absolute -right-0.5 -bottom-0.5" />}
      </span>
      <div className="min-w-0 flex-1">
        <MemberName member={member} />
        <p className="text-sm text-muted wrap-anywhere empty:hidden">
          {[occupation && occupationNames[occupation], from].filter(Boolean).join(' · ')}
        </p>
      </div>
      {role !== 'member' && <span className="text-sm text-muted capitalize">{role}</span>}
    </li>
  );
}

const countOf = (total: number) => (total === 1 ? '1 member' : `${total.toLocaleString('en')} members`);
