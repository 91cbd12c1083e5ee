import { signedInCookie } from '@orbit-vine/contract/signed-in.ts';
import { keptReader } from '../../platform/lots-on-device.ts';

/**
 * The member who may read the cached books while the server can't be reached: the last reader, unless someone has
 * signed in or out since, as the cookie beside the session's shows.
 */
export function offlineReader(cookies: string): string | undefined {
  return cookies.split('; ').includes(`${signedInCookie}=1`) ? keptReader.get() : undefined;
}
