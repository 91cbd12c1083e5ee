import { useEffect } from 'react';
import { useObservable } from '../../ui/observable.ts';
import { useMemberTools } from '../member-context.ts';

/** Who is here now, for as long as somebody looks; undefined until that is known. */
export function useWhoIsHere() {
  const { live } = useMemberTools();
  useEffect(() => live.watchPresence(), [live]);
  return useObservable(live.presence);
}
