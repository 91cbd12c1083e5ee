import { signedInCookie } from '@orbit-vine/contract/signed-in.ts';
import { readerOnDevice } from '../../platform/lots-on-device.ts';

/**
 * The member who may read the cached books while the server cannot be reached: the last reader, unless someone has
 * signed out or in since, which the cookie beside the session's own shows.
 */
export function offlineReader(cookies: string): string | undefined {
  return cookies.split('; ').includes(`${signedInCookie}=1`) ? readerOnDevice() : undefined;
}
