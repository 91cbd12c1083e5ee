import { confirmLink } from '@orbit-vine/contract/mailed-links.ts';
import { parse, serialize } from 'hono/utils/cookie';
import { cookieName, hasSecureCookies } from '../cookie-names.ts';

/** Identifies the browser that signed up. It signs no one in, and does nothing without a mailed code. */
export function proofCookie(publicUrl: string) {
  const secure = hasSecureCookies(publicUrl);
  const name = cookieName('sign_up', secure);
  const set = (value: string, maxAge: number) =>
    serialize(name, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
  return {
    read: (headers: Headers): string | undefined => parse(headers.get('cookie') ?? '', name)[name],
    give: (proof: string) => set(proof, confirmLink.hours * 3_600),
    takeBack: () => set('', 0),
  };
}
