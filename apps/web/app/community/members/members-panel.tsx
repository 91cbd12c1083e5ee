import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';
import { SmallButton } from '../small-button.tsx';
import { HereDot, HereNow } from './here-now.tsx';
import { MemberName } from './member-name.tsx';
import { membersQuery } from './members.ts';
import { useWhoIsHere } from './who-is-here.ts';

/** Everybody who is a member, to be found by name or winery. */
export function MembersPanel() {
  const id = useId();
  const [sought, setSought] = useState('');
  const here = useWhoIsHere()?.here;
  const settled = useDeferredValue(sought.trim());
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...membersQuery(settled),
    placeholderData: (before) => before,
  });
  const members = data?.pages.flatMap((page) => page.members) ?? [];
  return (
    <div className="grid gap-5">
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          Find a member
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={64}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          placeholder="Name or winery"
          className="block h-11 w-full rounded-xs border border-edge bg-paper px-3 text-base focus-visible:outline-2 focus-visible:outline-wine"
        />
      </div>
      {settled === '' && <HereNow />}
      {error && !data && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          {error.message}
          <SmallButton label="Try again" onClick={() => void refetch()} />
        </p>
      )}
      {!data && !error && <SkeletonRows />}
      {data && members.length === 0 && (
        <p role="status" className="text-muted">
          Nobody by that name.
        </p>
      )}
      <ul className="grid gap-4 empty:hidden">
        {members.map((member) => (
          <li key={member.id} className="flex items-center gap-3">
            <span className="relative shrink-0">
              <Avatar name={member.name} src={member.avatar} />
              {here?.includes(member.id) && <HereDot className="absolute -right-0.5 -bottom-0.5" />}
            </span>
            <div className="min-w-0 flex-1">
              <MemberName member={member} />
              {member.winery && <p className="truncate text-sm text-muted">{member.winery}</p>}
            </div>
            {member.role !== 'member' && <span className="text-sm text-muted capitalize">{member.role}</span>}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <SmallButton
          label={isFetchingNextPage ? 'Loading…' : 'Show more'}
          onClick={() => void fetchNextPage()}
        />
      )}
    </div>
  );
}
