import { type HeldMessage, withdrawHeldMessage } from '@orbit-vine/contract/held-messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { focusComposer } from '../focus-composer.ts';
import { MessageBody } from '../message/message-body.tsx';
import { channelsQuery } from '../queries/channels.ts';
import { heldQuery } from '../sync/held-messages.ts';
import { useUnreadNotifications } from '../sync/live/use-unread-notifications.ts';
import type { ChannelLog } from '../sync/log/channel-log.ts';

export function HeldMessages({ channelId, log }: { channelId: string; log: ChannelLog }) {
  const queryClient = useQueryClient();
  const { data: held = [], error, refetch } = useQuery(heldQuery(channelId));
  const { fromModerators } = useUnreadNotifications();
  // Decisions arrive in the inbox.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it changes.
  useEffect(() => {
    void queryClient.invalidateQueries(heldQuery(channelId));
  }, [queryClient, channelId, fromModerators]);
  const waiting = held.filter(({ id }) => !log.messages.has(id));
  if (error && held.length === 0)
    return (
      <p className="mt-3 flex flex-wrap items-center gap-3 text-sm text-muted">
        The messages waiting for a moderator couldn’t be loaded.
        <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    );
  if (waiting.length === 0) return null;
  return (
    <section aria-label="Waiting for a moderator" className="mt-3 border-l-2 border-edge pl-4">
      <p className="text-sm text-muted">
        On your first day, or with fewer than three messages, a moderator looks at your links before they
        appear; at any time, at some words and sites. Until then, only you and moderators can read{' '}
        {waiting.length > 1 ? 'these' : 'this one'}.
      </p>
      <ul>
        {waiting.map((message) => (
          <Held key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
}

function Held({ message }: { message: HeldMessage }) {
  const { id, channelId, content, attachments } = message;
  const action = useAction({
    done: 'Message withdrawn',
    refetch: [heldQuery(channelId).queryKey, channelsQuery.queryKey],
  });
  const withdraw = async () => {
    if (await action.run(() => call(withdrawHeldMessage, { params: { messageId: id } }))) focusComposer();
  };
  return (
    <li className="mt-2 max-w-[46rem]">
      <MessageBody content={content} files={attachments} />
      <p className="mt-1.5">
        <Button pending={action.pending} onClick={() => void withdraw()}>
          Withdraw
        </Button>
      </p>
    </li>
  );
}
