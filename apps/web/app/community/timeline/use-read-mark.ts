import { markRead } from '@orbit-vine/contract/channels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/api.ts';
import { type Observable, useObservable } from '../../platform/observable.ts';
import { channelsQuery, setRead } from '../queries/channels.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { usePageVisible } from '../sync/page-visible.ts';

const afterMs = 600;
/** The delay before unread messages in view count as read; the reader may only be passing by. */
const lookedAtMs = 1_000;

interface ReadMark {
  channelId: string;
  seq: number;
  atEnd: boolean;
  /** How far messages were in view, without a gap from the last read one. */
  read: Observable<number>;
}

/** Reports how far the member has read while the page is visible, unless they marked it unread. */
export function useReadMark({ channelId, seq, atEnd, read }: ReadMark): void {
  const queryClient = useQueryClient();
  const seen = usePageVisible();
  const { live, actions } = useMemberTools();
  const visible = useObservable(actions.unreadFrom)?.channelId !== channelId && seen;
  const marked = useRef(-1);
  const readBefore = useRef(read.get());
  useEffect(() => () => actions.unreadFrom.set(undefined), [actions]);
  useEffect(() => (visible && atEnd ? live.attend(channelId) : undefined), [live, channelId, visible, atEnd]);
  useEffect(() => {
    if (!visible || !atEnd || seq <= marked.current) return;
    const timer = setTimeout(() => {
      // The next mark makes up for a failed one.
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
  useEffect(() => {
    if (!visible || atEnd) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const upTo = read.get();
      if (upTo <= readBefore.current) return;
      timer = setTimeout(() => {
        call(markRead, { params: { channelId }, body: { seq: upTo } }).then(
          () => {
            readBefore.current = upTo;
            void queryClient.invalidateQueries({ queryKey: channelsQuery.queryKey });
          },
          () => undefined,
        );
      }, lookedAtMs);
    };
    // Rows may have been in view before the subscription.
    look();
    const unsubscribe = read.subscribe(look);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [queryClient, channelId, atEnd, visible, read]);
}
