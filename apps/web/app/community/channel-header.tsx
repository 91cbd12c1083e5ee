import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { timeline } from './channel-log.ts';
import { messagesQuery } from './channel-messages.ts';
import { Participants } from './participants.tsx';

/** What stands over a channel for everybody: its name and what it is for. */
export function ChannelTitle({ channel }: { channel: Channel }) {
  return (
    <div className="min-w-0 flex-1">
      <h1 className="font-sans text-lg leading-tight font-semibold tracking-normal sm:text-xl">
        {channel.name}
      </h1>
      <p className="line-clamp-2 text-sm leading-snug text-muted sm:line-clamp-1">{channel.description}</p>
    </div>
  );
}

export function ChannelParticipants({ channel }: { channel: Channel }) {
  const queryClient = useQueryClient();
  const { data: log } = useQuery({ ...messagesQuery(queryClient, channel.id), enabled: false });
  const messages = useMemo(() => (log ? timeline(log) : []), [log]);
  return <Participants messages={messages} more={(log?.stretches.at(-1)?.from ?? 0) > 0} />;
}
