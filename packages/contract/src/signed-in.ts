/**
 * A cookie that scripts and caches may read, unlike the session's: `1` while there is a session, and `0` for a minute
 * after the server ended it because the member left the signed-in areas.
 */
export const signedInCookie = 'signed-in';

/** Visiting any other page ends the session. */
const signedInAreas = /^\/(plastic-grapes|lots)?(\/|$)/;

export function staysSignedIn(path: string): boolean {
  return signedInAreas.test(path);
}
