import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactNode, useEffect, useMemo } from 'react';
import { showToast } from '../ui/toast.tsx';
import { Announcer } from './announcer.tsx';
import { type ChannelLog, timeline } from './channel-log.ts';
import { messagesQuery } from './channel-messages.ts';
import { meQuery } from './channels.ts';
import { Examples } from './examples.tsx';
import { useMemberTools } from './member-context.ts';
import { MessageRow, UnsentRow } from './message-row.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { SmallButton } from './small-button.tsx';
import { useOlderMessages } from './use-older-messages.tsx';
import { useReadMark } from './use-read-mark.ts';
import { useScrollKeeping } from './use-scroll-keeping.ts';
import { useUnsent } from './use-unsent.ts';

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
    // Following before there is a log would have nothing to say which changes it lacks.
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
        The messages could not be loaded.
        <SmallButton label="Try again" onClick={() => void refetch()} />
      </p>
      <Examples />
    </Page>
  );
}

/** The scrolling area when there is nothing in it to keep in place. */
export function Page({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={`Messages in ${label}`} className="min-h-0 overflow-y-auto">
      <div className="mx-auto max-w-3xl px-4 py-8 sm:px-8">{children}</div>
    </section>
  );
}

function Conversation({ channel, log }: { channel: Channel; log: ChannelLog }) {
  const messages = useMemo(() => timeline(log), [log]);
  const unsent = useUnsent(channel.id, log);
  const { user } = useMemberTools();
  const { data: me } = useQuery(meQuery);
  const ids = useMemo(() => [...messages, ...unsent].map(({ id }) => id), [messages, unsent]);
  const { list, onScroll, missed, atEnd, toEnd } = useScrollKeeping({ ids, ownId: unsent.at(-1)?.id });
  const older = useOlderMessages(channel.id, log, list);
  useReadMark(channel.id, log.held, atEnd);

  return (
    <div className="relative min-h-0">
      <section
        ref={list}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard.
        tabIndex={0}
        aria-label={`Messages in ${channel.name}`}
        className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none] -outline-offset-2 focus-visible:outline-2 focus-visible:outline-wine"
      >
        <div className="mx-auto flex min-h-full max-w-3xl flex-col justify-end gap-6 px-4 py-6 sm:px-8">
          {older.edge}
          {ids.length === 0 && log.stretches.at(-1)?.from === 0 ? (
            <EmptyChannel />
          ) : (
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
              {messages.map((message) => (
                <MessageRow key={message.id} message={message} />
              ))}
              {unsent.map((each) => (
                <UnsentRow key={each.id} unsent={each} author={me ?? user} />
              ))}
            </ol>
          )}
        </div>
      </section>
      {!atEnd && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute bottom-3 left-1/2 flex h-11 -translate-x-1/2 items-center gap-2 rounded-xs bg-ink px-5 text-sm font-semibold text-paper shadow-lg shadow-ink/25 outline-offset-2 focus-visible:outline-2 focus-visible:outline-wine"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          {newest(missed)}
        </button>
      )}
      <Announcer messages={messages} ownId={user.id} />
    </div>
  );
}

function newest(missed: number): string {
  if (missed === 0) return 'To the newest';
  return missed === 1 ? '1 new message' : `${missed} new messages`;
}

function EmptyChannel() {
  return (
    <div className="my-auto">
      <p className="pb-6 text-lg font-semibold text-balance sm:pt-6">
        No messages yet. Be the first to start the conversation!
      </p>
      <h2 className="mb-6 border-t border-line pt-6 font-sans sm:pt-8 text-xs font-semibold tracking-[0.13em] text-muted uppercase">
        What people talk about here
      </h2>
      <Examples />
    </div>
  );
}
