import { useEffect } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { useMemberTools } from '../sync/member-context.ts';

/** Who is here now, for as long as somebody looks; undefined until that is known. */
export function useOnlineMembers() {
  const { live } = useMemberTools();
  useEffect(() => live.watchPresence(), [live]);
  return useObservable(live.presence);
}
