import { getSession } from '@orbit-vine/contract/session.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../platform/api.ts';
import { forgetOtherReader } from '../platform/lots-on-device.ts';

let newKey: Promise<unknown> | undefined;
/** Held by all tabs of the browser that ask who they are, and taken from them by the one that gets another key. */
export const keyLock = 'session-key';
/** Only pages over HTTPS, and those of the machine itself, have locks. */
const locks = globalThis.navigator?.locks as LockManager | undefined;

/** Gets the session another key. No tab asks meanwhile who one is: with the old key that would be nobody. */
export async function whileKeyChanges<T>(queryClient: QueryClient, act: () => Promise<T>): Promise<T> {
  await queryClient.cancelQueries(sessionQuery);
  // What another tab is just being answered counts for nothing: it asks again, once the new key is there.
  const changing = locks ? locks.request(keyLock, { steal: true }, act) : act();
  newKey = changing.catch(() => undefined);
  return changing.finally(() => {
    newKey = undefined;
  });
}

/** Checked every 30 s while the page is visible, and whenever it gets the focus: a session can end elsewhere. */
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
    // A page that comes back from the back-forward cache may have been left by a sign-out.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && void refetch();
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, [refetch]);
  if (data) return { state: 'signedIn', user: data.user };
  if (data === null) return { state: 'signedOut' };
  if (error) return { state: 'unknown', error, retry: () => void refetch() };
  return { state: 'loading' };
}
