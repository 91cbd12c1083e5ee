import { markRead } from '@orbit-vine/contract/channels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call } from '../../platform/api.ts';
import { type Observable, useObservable } from '../../platform/observable.ts';
import { channelsQuery, setRead } from '../queries/channels.ts';
import { useMemberTools } from '../sync/member-context.ts';

/** Nobody reads faster; and in a lively channel not every message is worth a request. */
const afterMs = 600;
/** Of those who read on from what is new, who may only be passing by. */
const lookedAtMs = 1_000;

interface ReadMark {
  channelId: string;
  /** The channel's end. */
  seq: number;
  atEnd: boolean;
  /** How far was in view, without a gap from what had been read. */
  read: Observable<number>;
}

/** Tells the server how far the member has read, while the page is seen, unless they want it to stay unread. */
export function useReadMark({ channelId, seq, atEnd, read }: ReadMark): void {
  const queryClient = useQueryClient();
  const seen = useSyncExternalStore(followVisibility, isVisible, () => false);
  const { live, actions } = useMemberTools();
  const visible = useObservable(actions.unreadFrom)?.channelId !== channelId && seen;
  const marked = useRef(-1);
  const readBefore = useRef(read.get());
  useEffect(() => () => actions.unreadFrom.set(undefined), [actions]);
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
    // What the list showed at first was in view before anybody listened.
    look();
    const unsubscribe = read.subscribe(look);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [queryClient, channelId, atEnd, visible, read]);
}

function followVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isVisible(): boolean {
  return !document.hidden;
}
