import type { Me } from '@orbit-vine/contract/members.ts';
import type { MemberStatus } from '@orbit-vine/contract/moderation.ts';
import { addMemberNote, listMemberNotes } from '@orbit-vine/contract/staff-notes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { statusOf } from '../admin/admin-parts.tsx';
import { StaffNotes } from './staff-notes.tsx';

export function MemberNotes({ member, me }: { member: MemberStatus; me: Me }) {
  const [open, setOpen] = useState(false);
  const { id: memberId, name, notes = 0 } = member;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        {notes > 0 ? `Notes (${notes})` : 'Notes'}
        <span className="sr-only"> about {name}</span>
      </summary>
      {open && <Notes memberId={memberId} me={me} />}
    </details>
  );
}

function Notes({ memberId, me }: { memberId: string; me: Me }) {
  const params = { memberId };
  const query = useQuery({
    queryKey: ['admin', 'notes', memberId],
    queryFn: ({ signal }) => call(listMemberNotes, { params, signal }),
  });
  const status = statusOf(query, false);
  if (status) return <p className="text-muted">{status}</p>;
  return (
    <StaffNotes
      notes={query.data?.notes ?? []}
      me={me}
      onWrite={(text) => call(addMemberNote, { params, body: { text } })}
    />
  );
}
