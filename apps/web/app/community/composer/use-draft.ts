import { useEffect, useSyncExternalStore } from 'react';
import type { Draft } from '../sync/drafts.ts';
import { useMemberTools } from '../sync/member-context.ts';

export function useDraft(channelId: string): Draft {
  const { drafts } = useMemberTools();
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.of(channelId));
  useEffect(() => {
    const leaving = new AbortController();
    const flush = () => drafts.flush();
    window.addEventListener('pagehide', flush, { signal: leaving.signal });
    // A phone may end a hidden page without further events.
    document.addEventListener('visibilitychange', flush, { signal: leaving.signal });
    return () => leaving.abort();
  }, [drafts]);
  return draft;
}
