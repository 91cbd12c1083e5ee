import type { Message, Thread } from '@orbit-vine/contract/messages.ts';
import { Button } from '../../ui/button.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useMemberTools } from '../sync/member-context.ts';
import { useTabIndex } from './row-stop.ts';

interface ThreadLineProps {
  message: Message;
  thread: Thread | undefined;
}

export function ThreadLine({ message: { channelId, id }, thread }: ThreadLineProps) {
  const { actions } = useMemberTools();
  const tabIndex = useTabIndex();
  if (!thread?.latestAt) return null;
  return (
    <Button
      look="link"
      tabIndex={tabIndex}
      aria-keyshortcuts="O"
      data-tip="Open the thread"
      onClick={({ currentTarget }) => actions.thread.set({ channelId, rootId: id, from: currentTarget })}
    >
      {thread.replies} {thread.replies === 1 ? 'reply' : 'replies'}, last <TimeAgo at={thread.latestAt} />
    </Button>
  );
}
