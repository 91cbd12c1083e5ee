import { type Role, roles } from '@orbit-vine/contract/members.ts';
import { type MemberStatus, setRole } from '@orbit-vine/contract/moderation.ts';
import { type FormEvent, useState } from 'react';
import { whenConfirmed } from '../../account/reauthentication.ts';
import { call } from '../../platform/api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { useAdminAction } from '../admin/admin-parts.tsx';
import { roleWords } from './role-words.ts';

const mayWords: Record<Role, string> = {
  member: 'Reads, writes, reacts, and reports.',
  moderator: 'Also pins and deletes messages, handles reports, warns, mutes, and suspends for up to 30 days.',
  administrator: 'Also assigns roles, manages the channels, reads inquiries, and suspends for good.',
};

export function RoleDialog({ member, onDone }: { member: MemberStatus; onDone: () => void }) {
  const { id, name, role } = member;
  const [chosen, setChosen] = useState<Role>(role);
  const { pending, run } = useAdminAction('Role changed');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === role) return onDone();
    const done = await run(() =>
      whenConfirmed(() => call(setRole, { params: { memberId: id }, body: { role: chosen } })),
    );
    if (done) onDone();
  };
  return (
    <Dialog title={`Change the role of ${name}?`} onDismiss={onDone}>
      <form onSubmit={submit}>
        <fieldset className="mt-4 grid gap-1">
          <legend className="sr-only">Role</legend>
          {roles.map((value) => (
            <label key={value} className="flex min-h-11 gap-3 py-2">
              <input
                type="radio"
                name="role"
                value={value}
                checked={chosen === value}
                onChange={() => setChosen(value)}
                className="mt-1 size-4 shrink-0 accent-wine focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-wine"
              />
              <span>
                <span className="font-semibold">{roleWords[value]}</span>
                {value === role && <span className="text-muted"> (current)</span>}
                <span className="block text-sm text-muted">{mayWords[value]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <DialogButtons onCancel={onDone} pending={pending}>
          {chosen === role ? 'Keep the role' : `Change to ${roleWords[chosen].toLowerCase()}`}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
