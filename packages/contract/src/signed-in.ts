/**
 * A cookie that scripts and caches may read, beside the session's own that they may not: `1` for as long as there is a
 * session, and `0` for a minute after the server has ended it because its member went elsewhere.
 */
export const signedInCookie = 'signed-in';

/** How addresses begin where members stay signed in, home's among them; a visit to any other page ends the session. */
const areas = ['', 'plastic-grapes', 'lots'];

export function staysSignedIn(path: string): boolean {
  return areas.includes(path.split('/')[1] ?? '');
}
