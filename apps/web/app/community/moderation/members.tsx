import type { Me } from '@orbit-vine/contract/members.ts';
import { listStandings, type standings } from '@orbit-vine/contract/moderation.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../../api.ts';
import { AdminPage } from '../admin/admin-page.tsx';
import { fieldStyle, smallButton, statusOf } from '../admin/admin-parts.tsx';
import { MemberItem } from './member-item.tsx';

export default function MembersPage() {
  return <AdminPage id="members">{(me) => <Members me={me} />}</AdminPage>;
}

type Only = (typeof standings)[number];
const onlyWords: Record<Only, string> = {
  all: 'Everybody',
  muted: 'Muted',
  suspended: 'Suspended',
  staff: 'Moderators and administrators',
};

function Members({ me }: { me: Me }) {
  const [name, setName] = useState('');
  const [only, setOnly] = useState<Only>('all');
  const q = useDeferredValue(name.trim());
  const query = useInfiniteQuery({
    queryKey: ['admin', 'members', q, only],
    queryFn: ({ pageParam, signal }) =>
      call(listStandings, {
        query: { only, ...(q && { q }), ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ more, members }) => (more ? members.at(-1)?.name : undefined),
  });
  const members = query.data?.pages.flatMap((page) => page.members) ?? [];
  const status = statusOf(query, members.length === 0 && 'Nobody like that.');
  return (
    <>
      <search className="mt-6 flex flex-wrap gap-4">
        <label>
          <span className="text-sm font-semibold">Name</span>
          <input
            type="search"
            value={name}
            maxLength={64}
            onChange={(event) => setName(event.currentTarget.value)}
            className={fieldStyle}
          />
        </label>
        <label>
          <span className="text-sm font-semibold">Show</span>
          <select
            value={only}
            onChange={(event) => setOnly(event.currentTarget.value as Only)}
            className={fieldStyle}
          >
            {Object.entries(onlyWords).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </search>
      {status && (
        <p role="status" className="mt-6 text-muted">
          {status}
        </p>
      )}
      <ul className="mt-4 divide-y divide-line">
        {members.map((member) => (
          <MemberItem key={member.id} member={member} me={me} />
        ))}
      </ul>
      {query.hasNextPage && (
        <button type="button" className={smallButton} onClick={() => query.fetchNextPage()}>
          Show more
        </button>
      )}
    </>
  );
}
