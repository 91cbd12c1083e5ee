import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useEffect, useRef, useState } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { useMemberTools } from '../sync/member-context.ts';

/**
 * The first message that was unread when the channel was opened, or that arrived while the page was hidden. Stays
 * until the reader leaves the channel.
 */
export function useFirstNew({ id, firstUnread }: Channel, appliedSeq: number): number | undefined {
  const [firstNew, setFirstNew] = useState(firstUnread);
  const latestSeq = useRef(appliedSeq);
  useEffect(() => {
    latestSeq.current = appliedSeq;
  }, [appliedSeq]);
  useEffect(() => {
    let hiddenAt: number | undefined;
    const onVisibilityChange = () => {
      if (document.hidden) hiddenAt = latestSeq.current;
      else if (hiddenAt !== undefined && hiddenAt < latestSeq.current) setFirstNew(hiddenAt + 1);
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);
  const unreadFrom = useObservable(useMemberTools().actions.unreadFrom);
  return unreadFrom?.channelId === id ? unreadFrom.seq : firstNew;
}
