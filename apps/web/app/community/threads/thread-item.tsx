import { stripMarkdown } from '@orbit-vine/contract/strip-markdown.ts';
import type { FollowedThread } from '@orbit-vine/contract/threads.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { PartsLine } from '../message/parts-line.tsx';
import { useChannelName } from '../queries/use-channel-name.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { unreadLabel } from '../sync/unread.ts';

export function ThreadItem({
  thread: { root, state, replies, latestAt, unread },
}: {
  thread: FollowedThread;
}) {
  const { actions } = useMemberTools();
  const channel = useChannelName(root.channelId);
  const muted = state === 'muted';
  const text = stripMarkdown(root.content) || root.attachments.map(({ name }) => name).join(', ');
  return (
    <li
      className={`-mx-2 border-l-2 border-b border-b-line last:border-b-0 ${unread > 0 && !muted ? 'border-l-wine bg-wine/5' : 'border-l-transparent'}`}
    >
      <button
        type="button"
        onClick={({ currentTarget }) =>
          actions.thread.set({ channelId: root.channelId, rootId: root.id, from: currentTarget })
        }
        className="flex w-full min-w-0 gap-3 rounded-xs px-2 py-3 text-left -outline-offset-2 hover:bg-ink/5 focus-visible:outline-2 focus-visible:outline-wine"
      >
        <Avatar name={root.author.name} src={root.author.avatar} />
        <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1 leading-snug">
          <span>
            <span className="font-semibold wrap-anywhere">{root.author.name}</span> in {channel}
          </span>
          <span className="line-clamp-3 wrap-anywhere">{root.deleted ? 'Deleted message' : text}</span>
          <PartsLine message={root} />
          <span className="text-sm text-muted">
            {replies} {replies === 1 ? 'reply' : 'replies'}, last <TimeAgo at={latestAt} />
            {muted && ', muted'}
          </span>
        </span>
        {unread > 0 && (
          <span
            className={`h-5 min-w-6 rounded-xs px-1.5 text-center text-xs leading-5 font-semibold ${muted ? 'text-muted' : 'bg-vine/15 text-vine'}`}
          >
            {unreadLabel(unread)}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </button>
    </li>
  );
}
