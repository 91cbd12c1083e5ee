import type { Channel } from '@orbit-vine/contract/channels.ts';
import { MessagesSquare } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

const MembersPanel = later(
  () => import('../members/members-panel.tsx').then((module) => module.MembersPanel),
  { waiting: SkeletonRows },
);
const PrivatePanel = later(() => import('./private-panel.tsx').then((module) => module.PrivatePanel), {
  waiting: SkeletonRows,
});

export function Participants({ channel, total }: { channel: Channel; total: number }) {
  const count = total.toLocaleString('en');
  const content = channel.kind ? <PrivatePanel channel={channel} /> : <MembersPanel />;
  return (
    <button
      type="button"
      aria-label={`Participants, ${count} ${total === 1 ? 'message' : 'messages'}`}
      data-tip="Participants"
      onClick={() => openPanel({ title: channel.kind === 'group' ? channel.name : 'Members', content })}
      className="flex h-11 items-center gap-2 rounded-xs px-3 text-sm text-muted tabular-nums hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
    >
      <Icon drawing={MessagesSquare} className="size-4.5" />
      {count}
    </button>
  );
}
