import { useSyncExternalStore } from 'react';

export const usePageVisible = (): boolean => useSyncExternalStore(follow, isVisible, () => false);

function follow(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isVisible(): boolean {
  return !document.hidden;
}
