import type { Message, ThreadState } from '@orbit-vine/contract/messages.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../../account/members/me.ts';
import { useObservable } from '../../platform/observable.ts';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ThreadMessage } from '../message/thread-message.tsx';
import { UnsentReply } from '../message/unsent-reply.tsx';
import { channelsQuery } from '../queries/channels.ts';
import { useChannelName } from '../queries/use-channel-name.ts';
import { movedTo, quotedIn, quoteOf, threadIn } from '../sync/log/channel-log.ts';
import { messagesQuery } from '../sync/log/channel-messages.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { ThreadNotifications } from '../threads/thread-notifications.tsx';
import { Footing } from './footing.tsx';
import { threadQuery } from './thread-query.ts';

interface ThreadPanelProps {
  channelId: string;
  rootId: string;
}

export function ThreadPanel({ channelId, rootId }: ThreadPanelProps) {
  const log = useFollowedLog(channelId);
  const query = useInfiniteQuery(threadQuery({ channelId, rootId, floorSeq: log?.floorSeq ?? 0 }));
  const { data, error, hasNextPage } = query;
  const again = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
  const { data: channels } = useQuery({ ...channelsQuery, enabled: false });
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const [newest] = data?.pages ?? [];
  if (!data || !newest) return error ? <Retry message={error.message} onRetry={again} /> : <SkeletonRows />;
  const fetched = data.pages.flatMap((page) => page.messages);
  const quotes = new Map(data.pages.flatMap((page) => page.quoted).map((quote) => [quote.id, quote]));
  const { root, replies } = threadIn(log, { root: newest.root, replies: fetched, more: hasNextPage });
  const moved = movedTo(log, newest.root);
  if (moved) return <MovedThread channelId={moved} rootId={rootId} />;
  const channel = channels?.find(({ id }) => id === channelId);
  const shown = (message: Message) => (
    <ThreadMessage
      key={message.id}
      message={message}
      quote={
        message.replyTo === root.id
          ? undefined
          : ((log && quotedIn(log, message)) ?? quotes.get(message.replyTo ?? ''))
      }
      ignored={me?.ignored?.includes(message.author.id) === true}
      closed={channel?.archived !== false || me?.mutedUntil !== undefined}
    />
  );
  return (
    <>
      {me && (
        <ThreadNotifications
          channelId={channelId}
          rootId={rootId}
          state={stateOf({ state: newest.state, since: newest.seq }, replies, me.id)}
          readSeq={replies.at(-1)?.seq}
        />
      )}
      <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {shown(root)}
        <li className="border-b border-line pb-2 text-sm text-muted empty:hidden">
          <ShowMore query={query} label="Show earlier replies" />
        </li>
        {replies.map(shown)}
        <UnsentReplies channelId={channelId} ids={[root, ...replies].map(({ id }) => id)} />
      </ol>
      {error && <Retry message={error.message} onRetry={again} className="mt-4" />}
      {replies.length === 0 && <p className="mt-4 text-muted">No replies yet.</p>}
      {channel && !root.deleted && (
        <div className="sticky bottom-0 mt-5 bg-paper pt-2 pb-4 in-[dialog]:bg-sheet">
          <Footing channel={channel} ready root={quoteOf(root)} />
        </div>
      )}
    </>
  );
}

function MovedThread({ channelId, rootId }: ThreadPanelProps) {
  const { actions } = useMemberTools();
  const name = useChannelName(channelId);
  return (
    <>
      <p className="mt-4">{`A moderator moved this thread to ${name}.`}</p>
      <Button className="mt-4" onClick={() => actions.thread.set({ channelId, rootId, from: null })}>
        Open it there
      </Button>
    </>
  );
}

/** A reply of the member, sent since the state was read, makes them follow the thread unless they muted it. */
function stateOf(
  { state = 'unfollowed', since }: { state: ThreadState | undefined; since: number },
  replies: readonly Message[],
  ownId: string,
): ThreadState {
  const replied = replies.some(({ author, seq }) => author.id === ownId && seq > since);
  return replied && state === 'unfollowed' ? 'following' : state;
}

/** The channel may not be the open one. */
function useFollowedLog(channelId: string) {
  const { live } = useMemberTools();
  const { data: log } = useQuery(messagesQuery(useQueryClient(), channelId));
  const begun = log !== undefined;
  useEffect(() => (begun ? live.follow(channelId) : undefined), [live, channelId, begun]);
  return log;
}

function UnsentReplies({ channelId, ids }: { channelId: string; ids: readonly string[] }) {
  return useObservable(useMemberTools().unsent)
    .filter(({ id, replyTo }) => replyTo && ids.includes(replyTo.id) && !ids.includes(id))
    .filter((unsent) => unsent.channelId === channelId)
    .map((unsent) => <UnsentReply key={unsent.id} unsent={unsent} />);
}
