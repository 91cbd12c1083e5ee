import { counted } from '@orbit-vine/contract/counted.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { Me, Role } from '@orbit-vine/contract/members.ts';
import {
  applySanction,
  liftSanction,
  type MemberStatus,
  type Sanction,
  signOutMember,
} from '@orbit-vine/contract/moderation.ts';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { shortDayOf } from '../../ui/dates.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAdminAction } from '../admin/admin-parts.tsx';
import { MemberNotes } from './member-notes.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { roleWords, untilWords } from './role-words.ts';
import { SanctionFields } from './sanction-fields.tsx';
import { type ChosenSanction, faultOf, makeSanction, sanctionLabel } from './sanctions.ts';

export function MemberItem({ member, me }: { member: MemberStatus; me: Me }) {
  const { id, name, avatar, role, fixed, below, mutedUntil, suspendedUntil, joinedAt } = member;
  const { messages = 0, reported = 0 } = member;
  const mayChangeRole = me.role === 'administrator' && !fixed && id !== me.id;
  return (
    <li className="flex gap-3 py-1.5">
      <Avatar name={name} src={avatar} size="row" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 *:open:basis-full">
        <div className="min-w-48 flex-1">
          <h2 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
            {name}
          </h2>
          <p className="text-sm text-muted">
            {roleWords[role]}
            {fixed && ', set on the server'} · joined <time dateTime={joinedAt}>{shortDayOf(joinedAt)}</time>{' '}
            · {counted(messages, 'message')}
            {reported > 0 && <span className="text-wine"> · {counted(reported, 'reported message')}</span>}
          </p>
        </div>
        {mutedUntil && (
          <Lifting member={member} kind="mute" words={`Muted ${untilWords(mutedUntil)}`} me={me} />
        )}
        {suspendedUntil && (
          <Lifting
            member={member}
            kind="suspension"
            words={`Suspended ${untilWords(suspendedUntil)}`}
            me={me}
          />
        )}
        {mayChangeRole && <RoleChoice member={member} />}
        {me.role === 'administrator' && id !== me.id && <SignOut member={member} />}
        {below && <SanctionForm member={member} by={me.role} />}
        {mayNote(member, me) && <MemberNotes member={member} me={me} />}
      </div>
    </li>
  );
}

/** Members never read notes about themselves; moderators only those about lower roles. */
const mayNote = ({ id, below }: MemberStatus, me: Me) =>
  id !== me.id && (below || me.role === 'administrator');

function RoleChoice({ member }: { member: MemberStatus }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={`Change role of ${member.name}`} onClick={() => setOpen(true)}>
        Change role…
      </Button>
      {open && <RoleDialog member={member} onDone={() => setOpen(false)} />}
    </>
  );
}

function SignOut({ member: { id, name } }: { member: MemberStatus }) {
  const end = useAdminAction('Signed out everywhere');
  const endSessions = () => call(signOutMember, { params: { memberId: id } });
  return (
    <Button
      aria-label={`Sign out everywhere: ${name}`}
      pending={end.pending}
      onClick={() => void end.run(endSessions)}
    >
      Sign out everywhere
    </Button>
  );
}

interface LiftingProps {
  member: MemberStatus;
  kind: 'mute' | 'suspension';
  words: string;
  me: Me;
}

function Lifting({ member: { id, name, below, suspendedUntil }, kind, words, me }: LiftingProps) {
  const lift = useAdminAction('Lifted');
  const endSanction = () => call(liftSanction, { params: { memberId: id, kind } });
  const forGood = kind === 'suspension' && suspendedUntil === 'forever';
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-wine">
      {words}
      {below && (!forGood || me.role === 'administrator') && (
        <Button
          aria-label={`Lift the ${kind === 'mute' ? 'mute on' : 'suspension of'} ${name}`}
          pending={lift.pending}
          onClick={() => void lift.run(endSanction)}
        >
          Lift
        </Button>
      )}
    </p>
  );
}

function SanctionForm({ member: { id, name }, by }: { member: MemberStatus; by: Role }) {
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState<ChosenSanction>({ name: 'warning', removesMessages: false });
  const [fault, setFault] = useState<string>();
  const take = useAdminAction('Done');
  const takeSanction = (sanction: Sanction) =>
    call(applySanction, { params: { memberId: id }, body: sanction });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '');
    const sanction = makeSanction(chosen, text);
    const found = faultOf(sanction);
    setFault(found);
    if (sanction && !found) void take.run(() => takeSanction(sanction)).then((ok) => ok && setOpen(false));
  };
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        Warn, mute, or suspend<span className="sr-only"> {name}</span>
      </summary>
      <form onSubmit={submit} noValidate className="mt-2">
        <SanctionFields by={by} chosen={chosen} onChoose={choose} />
        <TextArea label="What to tell the member" name="text" rows={2} maxLength={limits.staffNote} />
        <ErrorLine error={fault} className="mt-3" />
        <Button type="submit" pending={take.pending} className="mt-3">
          {chosen.name && sanctionLabel(chosen.name)}
        </Button>
      </form>
    </details>
  );
}
