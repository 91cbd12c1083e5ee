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
  const now = useRef(appliedSeq);
  useEffect(() => {
    now.current = appliedSeq;
  }, [appliedSeq]);
  useEffect(() => {
    let left: number | undefined;
    const turned = () => {
      if (document.hidden) left = now.current;
      else if (left !== undefined && left < now.current) setFirstNew(left + 1);
    };
    document.addEventListener('visibilitychange', turned);
    return () => document.removeEventListener('visibilitychange', turned);
  }, []);
  const held = useObservable(useMemberTools().actions.unreadFrom);
  return held?.channelId === id ? held.seq : firstNew;
}
