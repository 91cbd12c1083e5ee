type Cookie = 'session_token' | 'device' | 'sign_up' | 'better-auth-passkey';

/** Behind TLS the name itself forbids that another host of the domain sets the cookie. */
export const cookiePrefix = (secure: boolean) => (secure ? '__Host-orbit-vine' : 'orbit-vine');

/**
 * Better Auth names its cookie of the session by the same prefix and an ending of its own, `session_token`. `site/serve.ts`
 * relies on the name behind TLS ending in the plain one.
 */
export const cookieName = (cookie: Cookie, secure: boolean) => `${cookiePrefix(secure)}.${cookie}`;

/** Whether the cookies of a site at this address are for TLS only. */
export const hasSecureCookies = (publicUrl = '') => publicUrl.startsWith('https:');
