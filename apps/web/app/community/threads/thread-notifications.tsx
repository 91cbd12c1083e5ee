import type { ThreadState } from '@orbit-vine/contract/messages.ts';
import { setThreadState } from '@orbit-vine/contract/threads.ts';
import { call } from '../../platform/api.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { useAction } from '../../ui/use-action.ts';
import { threadsKey } from '../sync/live/use-unread-notifications.ts';
import { useThreadRead } from './use-thread-read.ts';

const choices = [
  ['following', 'Following: all replies'],
  ['unfollowed', 'Not following: mentions and replies to me'],
  ['muted', 'Muted: nothing'],
] as const;

interface ThreadNotificationsProps {
  channelId: string;
  rootId: string;
  state: ThreadState;
  /** Of the newest reply on screen. */
  readSeq: number | undefined;
}

export function ThreadNotifications({ channelId, rootId, state, readSeq }: ThreadNotificationsProps) {
  useThreadRead(rootId, readSeq);
  const { failure, run } = useAction({ refetch: [['thread', channelId, rootId], threadsKey] });
  return (
    <div>
      <Select
        aria-label="Notifications for this thread"
        value={state}
        choices={choices}
        onChange={(chosen) =>
          void run(() => call(setThreadState, { params: { messageId: rootId }, body: { state: chosen } }))
        }
        className="w-full text-sm"
      />
      <ErrorLine error={failure} />
    </div>
  );
}
