import { useEffect, useSyncExternalStore } from 'react';
import type { Draft } from '../sync/drafts.ts';
import { useMemberTools } from '../sync/member-context.ts';

export function useDraft(draftId: string): Draft {
  const { drafts, outbox } = useMemberTools();
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.of(draftId));
  useEffect(() => {
    const leaving = new AbortController();
    const flush = () => drafts.flush();
    window.addEventListener('pagehide', flush, { signal: leaving.signal });
    // A phone may end a hidden page without further events.
    document.addEventListener('visibilitychange', flush, { signal: leaving.signal });
    const askFirst = (event: BeforeUnloadEvent) => {
      drafts.flush();
      if (!drafts.isWholeStored || !outbox.isWholeStored) event.preventDefault();
    };
    window.addEventListener('beforeunload', askFirst, { signal: leaving.signal });
    return () => leaving.abort();
  }, [drafts, outbox]);
  return draft;
}
