import { type Me, type Role, roles } from '@orbit-vine/contract/members.ts';
import {
  liftMeasure,
  type Measure,
  type Standing,
  setRole,
  signOutMember,
  takeMeasure,
} from '@orbit-vine/contract/moderation.ts';
import { type FormEvent, useState } from 'react';
import { whenConfirmed } from '../../account/reauthentication.ts';
import { call } from '../../api.ts';
import { fieldStyle, Moment, smallButton, useDeed } from '../admin/admin-parts.tsx';
import { Avatar } from '../avatar.tsx';
import { faultOf, MeasureChoice, measureOf } from './measure-choice.tsx';
import { roleWords, untilWords } from './words.ts';

export function MemberItem({ member, me }: { member: Standing; me: Me }) {
  const { id, name, avatar, role, fixed, below, mutedUntil, suspendedUntil, joinedAt } = member;
  const mayChangeRole = me.role === 'administrator' && !fixed && id !== me.id;
  return (
    <li className="flex gap-4 py-4">
      <Avatar name={name} src={avatar} />
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{name}</h2>
        <p className="text-sm text-muted">
          {roleWords[role]}
          {fixed && ' by the server’s settings'} · joined <Moment at={joinedAt} />
        </p>
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
        {below && <MeasureForm member={member} by={me.role} />}
      </div>
    </li>
  );
}

function RoleChoice({ member: { id, name, role } }: { member: Standing }) {
  const change = useDeed(
    (next: Role) => whenConfirmed(() => call(setRole, { params: { memberId: id }, body: { role: next } })),
    'Role changed',
  );
  return (
    <select
      aria-label={`Role of ${name}`}
      value={role}
      disabled={change.isPending}
      onChange={(event) => change.mutate(event.currentTarget.value as Role)}
      className={`${fieldStyle} mt-2`}
    >
      {roles.map((value) => (
        <option key={value} value={value}>
          {roleWords[value]}
        </option>
      ))}
    </select>
  );
}

function SignOut({ member: { id, name } }: { member: Standing }) {
  const end = useDeed(() => call(signOutMember, { params: { memberId: id } }), 'Signed out everywhere');
  return (
    <button
      type="button"
      aria-label={`Sign out everywhere: ${name}`}
      disabled={end.isPending}
      className={`${smallButton} mt-2`}
      onClick={() => end.mutate(undefined)}
    >
      Sign out everywhere
    </button>
  );
}

interface LiftingProps {
  member: Standing;
  kind: 'mute' | 'suspension';
  words: string;
  me: Me;
}

function Lifting({ member: { id, name, below, suspendedUntil }, kind, words, me }: LiftingProps) {
  const lift = useDeed(() => call(liftMeasure, { params: { memberId: id, kind } }), 'Lifted');
  const forGood = kind === 'suspension' && suspendedUntil === 'forever';
  return (
    <p className="mt-2 flex flex-wrap items-center gap-3 text-wine">
      {words}
      {below && (!forGood || me.role === 'administrator') && (
        <button
          type="button"
          aria-label={`Lift the ${kind} of ${name}`}
          disabled={lift.isPending}
          className={`${smallButton} text-ink`}
          onClick={() => lift.mutate(undefined)}
        >
          Lift
        </button>
      )}
    </p>
  );
}

/** Opens under the member, so that the list stays where it is. */
function MeasureForm({ member: { id, name }, by }: { member: Standing; by: Role }) {
  const [open, setOpen] = useState(false);
  const [fault, setFault] = useState<string>();
  const take = useDeed(
    (measure: Measure) => call(takeMeasure, { params: { memberId: id }, body: measure }),
    'Done',
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const measure = measureOf(new FormData(event.currentTarget));
    const found = faultOf(measure);
    setFault(found);
    if (measure && !found) take.mutate(measure, { onSuccess: () => setOpen(false) });
  };
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-2">
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        Warn, mute or suspend<span className="sr-only"> {name}</span>
      </summary>
      <form onSubmit={submit} noValidate className="mt-2">
        <MeasureChoice by={by} fault={fault} />
        <button type="submit" disabled={take.isPending} className={`${smallButton} mt-3`}>
          Do it
        </button>
      </form>
    </details>
  );
}
