import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { showToast } from '../../ui/toast.tsx';
import { messagesQuery } from '../sync/log/channel-messages.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { Conversation } from './conversation.tsx';
import { Examples } from './examples.tsx';
import { Page } from './page.tsx';

export function MessageList({ channel, unready }: { channel: Channel; unready: boolean }) {
  const queryClient = useQueryClient();
  const { live } = useMemberTools();
  const {
    data: log,
    error,
    refetch,
  } = useQuery({ ...messagesQuery(queryClient, channel.id), enabled: !unready });
  const begun = log !== undefined;
  useEffect(() => {
    // Following needs the log's `appliedSeq`.
    return begun ? live.follow(channel.id) : undefined;
  }, [live, channel.id, begun]);
  useEffect(() => {
    if (!error || begun) return;
    showToast({
      title: 'Error fetching messages',
      description: 'Could not load messages. Using placeholder messages instead.',
      destructive: true,
    });
  }, [error, begun]);

  if (log) return <Conversation channel={channel} log={log} />;
  if (!error && !unready) {
    return (
      <Page label={channel.name}>
        <SkeletonRows />
      </Page>
    );
  }
  return (
    <Page label={channel.name}>
      <p className="mb-8 flex flex-wrap items-center gap-3 text-sm text-muted">
        The messages couldn’t be loaded.
        <Button onClick={() => void refetch()}>Try again</Button>
      </p>
      <Examples />
    </Page>
  );
}
