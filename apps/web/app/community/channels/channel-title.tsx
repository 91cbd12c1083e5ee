import type { Channel } from '@orbit-vine/contract/channels.ts';

export function ChannelTitle({ channel }: { channel: Channel }) {
  return (
    <div className="flex min-w-0 flex-1 items-baseline gap-3">
      <h1 className="max-w-full shrink-0 truncate font-sans text-lg leading-tight font-semibold tracking-normal">
        {channel.name}
      </h1>
      <p
        data-tip={channel.description}
        className="min-w-0 truncate text-sm leading-snug text-muted max-sm:sr-only"
      >
        {channel.description}
      </p>
    </div>
  );
}
