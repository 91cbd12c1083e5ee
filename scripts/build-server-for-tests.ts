import { ensureServerIsBuilt } from './server-build.ts';

export default function setUp() {
  if (!ensureServerIsBuilt()) throw new Error('The server was not built.');
}
