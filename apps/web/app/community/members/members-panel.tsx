import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { membersQuery } from '../../account/members/members.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Retry } from '../../ui/retry.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { MemberName } from './member-name.tsx';
import { OnlineDot, OnlineMembers } from './online-members.tsx';
import { useOnlineMembers } from './use-online-members.ts';

export function MembersPanel() {
  const [searchText, setSearchText] = useState('');
  const here = useOnlineMembers()?.here;
  const settled = useDeferredValue(searchText.trim());
  const query = useInfiniteQuery({
    ...membersQuery(settled),
    placeholderData: (before) => before,
  });
  const { data, error, refetch } = query;
  const members = data?.pages.flatMap((page) => page.members) ?? [];
  return (
    <div className="grid gap-5">
      <SearchField
        label="Find a member"
        maxLength={64}
        value={searchText}
        onChange={setSearchText}
        placeholder="Name, winery, or region"
      />
      {settled === '' && <OnlineMembers />}
      {error && !data && <Retry message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && members.length === 0 && (
        <p role="status" className="text-muted">
          No members match.
        </p>
      )}
      <ul className="grid gap-4 empty:hidden">
        {members.map((member) => (
          <li key={member.id} className="flex items-center gap-3">
            <span className="relative shrink-0">
              <Avatar name={member.name} src={member.avatar} />
              {here?.includes(member.id) && <OnlineDot className="absolute -right-0.5 -bottom-0.5" />}
            </span>
            <div className="min-w-0 flex-1">
              <MemberName member={member} />
              {member.from && <p className="truncate text-sm text-muted">{member.from}</p>}
            </div>
            {member.role !== 'member' && <span className="text-sm text-muted capitalize">{member.role}</span>}
          </li>
        ))}
      </ul>
      <ShowMore query={query} />
    </div>
  );
}
