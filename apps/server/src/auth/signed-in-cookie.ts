import { signedInCookie } from '@orbit-vine/contract/signed-in.ts';

/** Mirrors a change of the session cookie in a cookie that scripts can read. True if the session cookie was set. */
export function markSession(response: Response, sessionCookie: string): boolean {
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${sessionCookie}=`));
  if (!set) return false;
  const maxAge = /max-age=(\d+)/i.exec(set)?.[1] ?? '0';
  response.headers.append('set-cookie', signedInCookieHeader('1', Number(maxAge), /;\s*secure/i.test(set)));
  return maxAge !== '0';
}

export function signedInCookieHeader(value: '0' | '1', maxAge: number, secure: boolean): string {
  return `${signedInCookie}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/**
 * Removes headers that clear the session cookie; only a sign-out may send them. The answer to a request with an old
 * key may arrive after the one that set a new key, which it must not clear.
 */
export function keepSession(response: Response, sessionCookie: string): void {
  const kept = response.headers
    .getSetCookie()
    .filter((cookie) => !(cookie.startsWith(`${sessionCookie}=`) && /max-age=0(;|$)/i.test(cookie)));
  response.headers.delete('set-cookie');
  for (const cookie of kept) response.headers.append('set-cookie', cookie);
}
