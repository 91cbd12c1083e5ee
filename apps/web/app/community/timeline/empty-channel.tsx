import type { Channel } from '@orbit-vine/contract/channels.ts';
import { Examples } from './examples.tsx';

export function EmptyChannel({ channel: { kind } }: { channel: Channel }) {
  if (kind)
    return (
      <p className="my-auto pt-5 pb-6 text-lg font-semibold text-balance">
        No messages yet. Only those in this {kind === 'group' ? 'group' : 'conversation'} can read what you
        write.
      </p>
    );
  return (
    <div className="my-auto">
      <p className="pt-5 pb-6 text-lg font-semibold text-balance sm:pt-6">
        No messages yet. Be the first to start the conversation!
      </p>
      <h2 className="mb-6 border-t border-line pt-6 font-sans sm:pt-8 text-xs font-semibold tracking-[0.13em] text-muted uppercase">
        What people talk about here
      </h2>
      <Examples />
    </div>
  );
}
