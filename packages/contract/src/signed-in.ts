/**
 * A cookie that scripts and caches may read, beside the session's own that they may not: `1` for as long as there is a
 * session, and `0` for a minute after the server has ended it because its member went elsewhere.
 */
export const signedInCookie = 'signed-in';

/** Where members stay signed in, besides home; a visit to any other page ends the session. */
export const signedInAreas = ['/plastic-grapes', '/lots'] as const;

export function staysSignedIn(path: string): boolean {
  return path === '/' || signedInAreas.some((area) => path === area || path.startsWith(`${area}/`));
}
