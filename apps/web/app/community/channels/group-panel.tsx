import type { Channel } from '@orbit-vine/contract/channels.ts';
import { changeGroup, leaveGroup } from '@orbit-vine/contract/groups.ts';
import type { Member } from '@orbit-vine/contract/members.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Retry } from '../../ui/retry.tsx';
import { leavePanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useAction } from '../../ui/use-action.ts';
import { MemberName } from '../members/member-name.tsx';
import { channelsQuery } from '../queries/channels.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { GroupInvitations } from './group-invitations.tsx';
import { groupQuery } from './group-query.ts';
import { GroupSettings } from './group-settings.tsx';

export function GroupPanel({ channel }: { channel: Channel }) {
  const { data: group, error, refetch } = useQuery(groupQuery(channel.id));
  if (error && !group) return <Retry message={error.message} onRetry={() => void refetch()} />;
  if (!group) return <SkeletonRows />;
  const isOwner = channel.owner === true;
  return (
    <div className="grid gap-6">
      <ul className="grid gap-4">
        {group.members.map((member) => (
          <GroupMember key={member.id} channelId={channel.id} member={member} isOwner={isOwner} />
        ))}
      </ul>
      {channel.invites && <GroupInvitations channel={channel} invitations={group.invitations} />}
      {isOwner && <GroupSettings channel={channel} whoInvites={group.whoInvites} />}
      <Leave channel={channel} />
    </div>
  );
}

interface GroupMemberProps {
  channelId: string;
  member: Member & { owner?: true | undefined };
  isOwner: boolean;
}

function GroupMember({ channelId, member, isOwner }: GroupMemberProps) {
  const { user } = useMemberTools();
  const { pending, failure, run } = useAction({
    refetch: [groupQuery(channelId).queryKey, channelsQuery.queryKey],
  });
  const [asked, ask] = useState<'remove' | 'own'>();
  const sure = async () => {
    const act =
      asked === 'remove'
        ? () => call(leaveGroup, { params: { channelId, memberId: member.id } })
        : () => call(changeGroup, { params: { channelId }, body: { owner: member.id } });
    if (await run(act)) ask(undefined);
  };
  return (
    <li>
      <div className="flex items-center gap-3">
        <Avatar name={member.name} src={member.avatar} />
        <div className="min-w-0 flex-1">
          <MemberName member={member} />
          {member.owner && <p className="text-sm text-muted">Owner</p>}
        </div>
      </div>
      {isOwner && member.id !== user.id && (
        <div className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          {asked ? (
            <>
              <span>
                {asked === 'remove' ? `Remove ${member.name}?` : `Hand the group to ${member.name}?`}
              </span>
              <Button look="primary" pending={pending} onClick={() => void sure()}>
                {asked === 'remove' ? 'Remove' : 'Hand over'}
              </Button>
              <Button onClick={() => ask(undefined)}>Cancel</Button>
            </>
          ) : (
            <>
              <Button onClick={() => ask('remove')}>
                Remove<span className="sr-only"> {member.name}</span>
              </Button>
              <Button onClick={() => ask('own')}>
                Make owner<span className="sr-only"> of {member.name}</span>
              </Button>
            </>
          )}
        </div>
      )}
      <ErrorLine error={failure} className="mt-2" />
    </li>
  );
}

function Leave({ channel: { id: channelId, name, owner } }: { channel: Channel }) {
  const { user } = useMemberTools();
  const [asked, ask] = useState(false);
  const { pending, failure, run } = useAction({ refetch: [channelsQuery.queryKey] });
  const leave = async () => {
    const left = await run(() => call(leaveGroup, { params: { channelId, memberId: user.id } }));
    if (left) leavePanel();
  };
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      {asked ? (
        <>
          <p>
            Leave {name}? You can’t read it any more.
            {owner && ' The member who joined first becomes its owner.'}
          </p>
          <div className="flex gap-2">
            <Button look="primary" pending={pending} onClick={() => void leave()}>
              Leave
            </Button>
            <Button onClick={() => ask(false)}>Stay</Button>
          </div>
        </>
      ) : (
        <Button onClick={() => ask(true)}>Leave group</Button>
      )}
      <ErrorLine error={failure} />
    </div>
  );
}
