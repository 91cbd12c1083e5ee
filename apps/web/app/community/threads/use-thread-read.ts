import { markThreadRead } from '@orbit-vine/contract/threads.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../platform/api.ts';
import { threadsKey } from '../sync/live/use-unread-notifications.ts';
import { usePageVisible } from '../sync/page-visible.ts';

/** Marks the open thread as read up to its newest reply while the page is visible. */
export function useThreadRead(rootId: string, newestSeq: number | undefined): void {
  const queryClient = useQueryClient();
  const visible = usePageVisible();
  useEffect(() => {
    if (!visible || newestSeq === undefined) return;
    // The next reply, or opening the thread again, makes up for a failure.
    call(markThreadRead, { params: { messageId: rootId }, body: { seq: newestSeq } }).then(
      () => queryClient.invalidateQueries({ queryKey: threadsKey }),
      () => undefined,
    );
  }, [queryClient, rootId, newestSeq, visible]);
}
