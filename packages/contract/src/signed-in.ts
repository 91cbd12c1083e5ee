/**
 * A cookie that scripts and caches may read, beside the session's own that they may not: `1` for as long as there is a
 * session, and `0` for a minute after the server has ended it because its member went elsewhere.
 */
export const signedInCookie = 'signed-in';

/** Home and the areas where members stay signed in; a visit to any other page ends the session. */
const signedInAreas = /^\/(plastic-grapes|lots)?(\/|$)/;

export function staysSignedIn(path: string): boolean {
  return signedInAreas.test(path);
}
