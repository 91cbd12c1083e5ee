import { getSession } from '@orbit-vine/contract/session.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../platform/api.ts';
import { forgetOtherReader } from '../platform/lots-on-device.ts';

let newKey: Promise<unknown> | undefined;
/** Held shared by tabs that fetch the session, and stolen by the tab that rotates its key. */
export const keyLock = 'session-key';
/** Only secure contexts have locks. */
const locks = globalThis.navigator?.locks as LockManager | undefined;

/**
 * Rotates the session's key. No tab may fetch the session during that: with the old key it would appear signed out.
 */
export async function whileKeyChanges<T>(queryClient: QueryClient, act: () => Promise<T>): Promise<T> {
  await queryClient.cancelQueries(sessionQuery);
  // Stealing the lock discards other tabs' pending answers; they refetch with the new key.
  const changing = locks ? locks.request(keyLock, { steal: true }, act) : act();
  newKey = changing.catch(() => undefined);
  return changing.finally(() => {
    newKey = undefined;
  });
}

/** Checked every 30 s while the page is visible, and on focus, since a session can end elsewhere. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    await newKey;
    const ask = () => call(getSession, { signal });
    const session = await (locks ? locks.request(keyLock, { mode: 'shared', signal }, ask) : ask());
    forgetOtherReader(session?.user.id);
    return session;
  },
  staleTime: 0,
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
});

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'unknown'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'signedOut' }
  | { readonly state: 'signedIn'; readonly user: Account };

export function useSession(): Session {
  const { data, error, refetch } = useQuery(sessionQuery);
  useEffect(() => {
    // A page restored from the back-forward cache may be older than a sign-out.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && void refetch();
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, [refetch]);
  if (data) return { state: 'signedIn', user: data.user };
  if (data === null) return { state: 'signedOut' };
  if (error) return { state: 'unknown', error, retry: () => void refetch() };
  return { state: 'loading' };
}
