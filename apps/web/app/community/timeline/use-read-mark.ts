import { markRead } from '@orbit-vine/contract/channels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call } from '../../platform/api.ts';
import { setRead } from '../queries/channels.ts';
import { useMemberTools } from '../sync/member-context.ts';

/** Nobody reads faster; and in a lively channel not every message is worth a request. */
const afterMs = 600;

/** Tells the server how far the member has read, while the page is seen and its end is in view. */
export function useReadMark(channelId: string, seq: number, atEnd: boolean): void {
  const queryClient = useQueryClient();
  const visible = useSyncExternalStore(followVisibility, isVisible, () => false);
  const { live } = useMemberTools();
  const marked = useRef(-1);
  useEffect(() => (visible && atEnd ? live.attend(channelId) : undefined), [live, channelId, visible, atEnd]);
  useEffect(() => {
    if (!visible || !atEnd || seq <= marked.current) return;
    const timer = setTimeout(() => {
      // A mark that does not arrive is made up for by the next one.
      call(markRead, { params: { channelId }, body: { seq } }).then(
        () => {
          marked.current = Math.max(marked.current, seq);
          setRead(queryClient, channelId);
        },
        () => undefined,
      );
    }, afterMs);
    return () => clearTimeout(timer);
  }, [queryClient, channelId, seq, atEnd, visible]);
}

function followVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isVisible(): boolean {
  return !document.hidden;
}
