import { useEffect } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { useMemberTools } from '../sync/member-context.ts';

export function useOnlineMembers() {
  const { live } = useMemberTools();
  useEffect(() => live.watchPresence(), [live]);
  return useObservable(live.presence);
}
