import type { Channel } from '@orbit-vine/contract/channels.ts';
import type { Quote } from '@orbit-vine/contract/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../account/members/me.ts';
import { later } from '../../ui/later.tsx';
import { Composer } from '../composer/composer.tsx';
import { ClosedComposer } from '../composer/composer-frame.tsx';
import { openInbox } from '../inbox/inbox-button.tsx';

const RequestNote = later(() => import('../channels/request-note.tsx').then((module) => module.RequestNote));
const MutedNote = later(() => import('../composer/muted-note.tsx').then((module) => module.MutedNote));

interface FootingProps {
  channel: Channel;
  ready: boolean;
  /** The message that begins the thread, if this is the panel of a thread. */
  root?: Quote | undefined;
}

/** The composer, or the reason why there is none. */
export function Footing({ channel, ready, root }: FootingProps) {
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  if (channel.archived)
    return <Reason>This channel has been archived. You can read it, but not write in it.</Reason>;
  if (channel.staffOnly && (me?.staffRole ?? me?.role) === 'member')
    return (
      <Reason>Only moderators can write in this channel. You can read it and react to its messages.</Reason>
    );
  if (channel.asked || channel.waiting) return <RequestNote channel={channel} />;
  if (me?.mutedUntil) return <MutedNote until={me.mutedUntil} onInbox={openInbox} />;
  if (ready) return <Composer key={`composer-${channel.id}`} channel={channel} root={root} />;
  return <ClosedComposer placeholder="One moment: the community isn’t ready yet" />;
}

function Reason({ children }: { children: string }) {
  return (
    <p className="mx-auto w-full max-w-[60rem] border-t border-line px-4 py-5 text-muted sm:px-8">
      {children}
    </p>
  );
}
