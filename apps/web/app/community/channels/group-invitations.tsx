import type { Channel } from '@orbit-vine/contract/channels.ts';
import { type Invitation, inviteToGroup, revokeInvitation } from '@orbit-vine/contract/groups.ts';
import { invitationParameter } from '@orbit-vine/contract/invitation-link.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { community } from '../../platform/site.ts';
import { Button } from '../../ui/button.tsx';
import { longMoment } from '../../ui/dates.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { useAction } from '../../ui/use-action.ts';
import { groupQuery } from './group-query.ts';

const spans = [
  ['1', '1 day'],
  ['7', '7 days'],
  ['30', '30 days'],
] as const;
const counts = [
  ['1', '1 member'],
  ['10', '10 members'],
  ['100', '100 members'],
] as const;

interface GroupInvitationsProps {
  channel: Channel;
  invitations: readonly Invitation[];
}

export function GroupInvitations({ channel: { id: channelId }, invitations }: GroupInvitationsProps) {
  const [days, setDays] = useState<(typeof spans)[number][0]>('7');
  const [uses, setUses] = useState<(typeof counts)[number][0]>('1');
  const [link, setLink] = useState<string>();
  const [copied, setCopied] = useState(false);
  const { pending, failure, run } = useAction({ refetch: [groupQuery(channelId).queryKey] });
  const make = async () => {
    const { code } = await call(inviteToGroup, {
      params: { channelId },
      body: { days: Number(days), uses: Number(uses) },
    });
    setCopied(false);
    setLink(`${window.location.origin}${community.path}?${invitationParameter}=${code}`);
  };
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">Invite others</h3>
      <div className="flex flex-wrap gap-3">
        <Select label="Valid for" value={days} choices={spans} onChange={setDays} />
        <Select label="Lets in" value={uses} choices={counts} onChange={setUses} />
      </div>
      <div>
        <Button pending={pending} onClick={() => void run(make)}>
          Make a link
        </Button>
      </div>
      <ErrorLine error={failure} />
      {link && (
        <div role="status" className="grid justify-items-start gap-2">
          <p className="text-sm wrap-anywhere">{link}</p>
          <p className="text-sm text-muted">Copy it now. It isn’t shown again.</p>
          <Button onClick={() => void copy(link).catch(() => undefined)}>
            {copied ? 'Copied' : 'Copy link'}
          </Button>
        </div>
      )}
      <ul className="grid gap-3 empty:hidden">
        {invitations.map((invitation) => (
          <OpenInvitation key={invitation.id} channelId={channelId} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function OpenInvitation({ channelId, invitation }: { channelId: string; invitation: Invitation }) {
  const { pending, failure, run } = useAction({ refetch: [groupQuery(channelId).queryKey] });
  const revoke = () => call(revokeInvitation, { params: { channelId, invitationId: invitation.id } });
  const left = invitation.usesLeft === 1 ? '1 use' : `${invitation.usesLeft} uses`;
  return (
    <li className="flex items-center gap-3 text-sm">
      <span className="min-w-0 flex-1">
        Link by {invitation.by.name}: {left} left, until {longMoment(invitation.expiresAt)}
      </span>
      <Button pending={pending} onClick={() => void run(revoke)}>
        Revoke
      </Button>
      <ErrorLine error={failure} />
    </li>
  );
}
