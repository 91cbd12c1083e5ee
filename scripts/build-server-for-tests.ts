import { ensureServerIsBuilt } from './server-build.ts';

/** Some tests start the server as a program. */
export default function setUp() {
  if (!ensureServerIsBuilt()) throw new Error('The server was not built.');
}
