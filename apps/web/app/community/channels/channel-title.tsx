import type { Channel } from '@orbit-vine/contract/channels.ts';

/** What stands over a channel for everybody: its name and what it is for. */
export function ChannelTitle({ channel }: { channel: Channel }) {
  return (
    <div className="min-w-0 flex-1">
      <h1 className="font-sans text-lg leading-tight font-semibold tracking-normal wrap-anywhere sm:text-xl">
        {channel.name}
      </h1>
      <p className="line-clamp-2 text-sm leading-snug text-muted sm:line-clamp-1">{channel.description}</p>
    </div>
  );
}
