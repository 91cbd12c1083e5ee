import type { Channel } from '@orbit-vine/contract/channels.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { MemberName } from '../members/member-name.tsx';
import { GroupPanel } from './group-panel.tsx';

/** The members of a private channel. */
export function PrivatePanel({ channel }: { channel: Channel }) {
  if (channel.kind === 'group') return <GroupPanel channel={channel} />;
  return (
    <ul className="grid gap-4">
      {channel.members?.map((member) => (
        <li key={member.id} className="flex items-center gap-3">
          <Avatar name={member.name} src={member.avatar} />
          <MemberName member={member} />
        </li>
      ))}
    </ul>
  );
}
