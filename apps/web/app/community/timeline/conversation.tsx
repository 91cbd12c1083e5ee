import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { type ChannelLog, timeline } from '../sync/log/channel-log.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { Announcer } from './announcer.tsx';
import { OpenConversation } from './open-conversation.tsx';
import { Page } from './page.tsx';
import { useFirstNew } from './use-first-new.ts';
import { useOpening } from './use-opening.ts';

const NoSuchMessage = later(() => import('./no-such-message.tsx').then((module) => module.NoSuchMessage));

export function Conversation({ channel, log }: { channel: Channel; log: ChannelLog }) {
  const { user } = useMemberTools();
  const { opened, problem, tryAgain, toNewest, leaveAt } = useOpening(channel, log);
  const firstNew = useFirstNew(channel, log.appliedSeq);
  const messages = useMemo(() => timeline(log), [log]);
  if (problem || !opened) {
    return (
      <Page label={channel.name}>
        {problem === undefined && <SkeletonRows />}
        {problem === 'missing' && <NoSuchMessage onLeave={toNewest} />}
        {problem === 'failed' && (
          <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
            This part of the conversation couldn’t be loaded.
            <Button onClick={tryAgain}>Try again</Button>
            <Button onClick={toNewest}>Go to the newest</Button>
          </p>
        )}
      </Page>
    );
  }
  const arrival = opened.message && `Opened the message by ${opened.message.author.name}`;
  return (
    // The line of the button to the newest messages is always there, so no message moves as it comes or goes.
    <div className="relative grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_2rem]">
      <OpenConversation
        channel={channel}
        log={log}
        opened={opened}
        firstNew={firstNew}
        toNewest={toNewest}
        leaveAt={leaveAt}
      />
      <Announcer messages={messages} ownId={user.id} arrival={arrival} />
    </div>
  );
}
