import type { Channel } from '@orbit-vine/contract/channels.ts';
import { thousands } from '@orbit-vine/contract/thousands.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquare, Users } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { openMembers } from '../members/open-members.tsx';
import { statusQuery } from '../queries/status.ts';
import { messagesQuery } from '../sync/log/channel-messages.ts';
import { groupQuery } from './group-query.ts';

const PrivatePanel = later(() => import('./private-panel.tsx').then((module) => module.PrivatePanel), {
  waiting: SkeletonRows,
});

/** How many take part, and how much they have written; opens the list of them. */
export function ParticipantsButton({ channel }: { channel: Channel }) {
  const members = useMemberCount(channel);
  const { data: log } = useQuery({ ...messagesQuery(useQueryClient(), channel.id), enabled: false });
  const messages = log?.total ?? 0;
  const open = () =>
    channel.kind
      ? openPanel({ title: 'Members', content: <PrivatePanel channel={channel} /> })
      : openMembers();
  return (
    <button
      type="button"
      data-tip="Participants and messages"
      onClick={open}
      className="flex h-11 shrink-0 items-center gap-2 rounded-xs px-3 text-sm text-muted tabular-nums hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
    >
      <Icon drawing={Users} className="size-4.5" />
      <span>
        <span className="sr-only">Participants:</span> {members !== undefined && thousands(members)}
      </span>
      <span className="flex items-center gap-2 pl-1 max-sm:sr-only">
        <Icon drawing={MessageSquare} className="size-4.5" />
        {thousands(messages)}
        <span className="sr-only">{messages === 1 ? 'message' : 'messages'}</span>
      </span>
    </button>
  );
}

function useMemberCount({ id, kind, members }: Channel): number | undefined {
  const { data: status } = useQuery({ ...statusQuery, enabled: false });
  const { data: group } = useQuery({ ...groupQuery(id), enabled: kind === 'group' });
  if (kind === 'group') return group?.members.length;
  return kind === 'direct' ? members && members.length + 1 : status?.members;
}
