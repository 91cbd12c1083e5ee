type Cookie = 'session_token' | 'device' | 'sign_up' | 'better-auth-passkey';

/** The `__Host-` prefix prevents other hosts of the domain from setting the cookie; it requires TLS. */
export const cookiePrefix = (secure: boolean) => (secure ? '__Host-orbit-vine' : 'orbit-vine');

/**
 * Better Auth's session cookie has the same prefix and the suffix `session_token`. `site/serve.ts` relies on the
 * secure name ending with the plain name.
 */
export const cookieName = (cookie: Cookie, secure: boolean) => `${cookiePrefix(secure)}.${cookie}`;

export const hasSecureCookies = (publicUrl = '') => publicUrl.startsWith('https:');
