import { useSyncExternalStore } from 'react';
import type { Stored } from './stored.ts';

/** The stored value; while the page is built and hydrated, the fallback. */
export function useStored<Value>({ subscribe, get, declaration }: Stored<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => declaration.fallback);
}
