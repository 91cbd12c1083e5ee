import type { IncomingMessage, ServerResponse } from 'node:http';
import { staysSignedIn } from '@orbit-vine/contract/signed-in.ts';
import type { Logger } from 'pino';
import { describeFailure } from '../platform/log/describe-failure.ts';
import type { Auth } from './auth.ts';
import { signedInCookieHeader } from './signed-in-cookie.ts';

/** Time for the next page to show that the visitor was signed out. */
const noticeSeconds = 60;

function leavesSignedInAreas({ method, url = '/', headers }: IncomingMessage): boolean {
  const [path = '/'] = url.split('?', 1);
  if (method !== 'GET' || staysSignedIn(path)) return false;
  if (/^\/(api|avatars)\//.test(path)) return false;
  const kind = headers['sec-fetch-dest'];
  const isDocument = kind === undefined ? headers.accept?.includes('text/html') : kind === 'document';
  const site = headers['sec-fetch-site'];
  const fromElsewhere = site === 'cross-site' || site === 'same-site';
  const prefetchPurpose = headers['sec-purpose'] ?? headers.purpose;
  return isDocument === true && !fromElsewhere && prefetchPurpose === undefined;
}

export async function signOutOnNavigation(
  request: IncomingMessage,
  response: ServerResponse,
  { auth, log }: { auth: Auth; log: Logger },
): Promise<void> {
  const { cookie } = request.headers;
  const { name, attributes } = (await auth.$context).authCookies.sessionToken;
  if (!cookie?.includes(`${name}=`) || !leavesSignedInAreas(request)) return;
  try {
    const { headers } = await auth.api.signOut({ headers: new Headers({ cookie }), asResponse: true });
    const signedOutCookie = signedInCookieHeader('0', noticeSeconds, attributes.secure === true);
    response.setHeader('set-cookie', [...headers.getSetCookie(), signedOutCookie]);
  } catch (error) {
    log.warn({ failure: describeFailure(error) }, 'a member who left could not be signed out');
  }
}
