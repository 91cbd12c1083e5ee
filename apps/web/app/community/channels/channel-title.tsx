import type { Channel } from '@orbit-vine/contract/channels.ts';

const kinds = { group: 'Private group', direct: 'Direct message' };

export function ChannelTitle({ channel }: { channel: Channel }) {
  const line = channel.description || (channel.kind && kinds[channel.kind]);
  return (
    <div className="flex min-w-0 flex-1 items-baseline gap-3">
      <h1 className="max-w-full shrink-0 font-sans text-lg leading-tight font-semibold tracking-normal max-lg:line-clamp-2 max-lg:text-base max-lg:leading-tight lg:truncate">
        {channel.name}
      </h1>
      <p data-tip={line} className="min-w-0 truncate text-sm leading-snug text-muted max-sm:sr-only">
        {line}
      </p>
    </div>
  );
}
