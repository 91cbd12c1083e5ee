import { signedInCookie } from '@orbit-vine/contract/signed-in.ts';
import { readerOnDevice } from '../../platform/lots-on-device.ts';

/**
 * Who may read the books on this device while the server cannot be asked who is there: the member who read them last, for as long
 * as nobody has signed out or in since, as the browser knows by the cookie beside the session's own.
 */
export function readerWithoutNetwork(cookies: string): string | undefined {
  return cookies.split('; ').includes(`${signedInCookie}=1`) ? readerOnDevice() : undefined;
}
