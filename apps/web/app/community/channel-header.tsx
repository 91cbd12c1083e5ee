import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Pin from 'lucide-react/icons/pin';
import { later } from '../ui/later.tsx';
import { messagesQuery } from './channel-messages.ts';
import { Participants } from './participants.tsx';
import { openPanel } from './side-panel.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

const PinsPanel = later(() => import('./message/pins-panel.tsx').then((module) => module.PinsPanel), {
  waiting: SkeletonRows,
});

export function ChannelParticipants({ channel }: { channel: Channel }) {
  const queryClient = useQueryClient();
  const { data: log } = useQuery({ ...messagesQuery(queryClient, channel.id), enabled: false });
  return <Participants total={log?.total ?? 0} />;
}

export function ChannelPins({ channel }: { channel: Channel }) {
  return (
    <button
      type="button"
      aria-label="Pinned messages"
      data-tip="Pinned messages"
      onClick={() => openPanel({ title: 'Pinned messages', content: <PinsPanel channelId={channel.id} /> })}
      className="grid size-11 place-items-center rounded-xs text-muted hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
    >
      <Pin aria-hidden="true" className="size-4.5" />
    </button>
  );
}
