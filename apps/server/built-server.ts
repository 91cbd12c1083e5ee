import { join } from 'node:path';

/** The file that runs as the server; `scripts/server-build.ts` makes it. */
export const builtServer = join(import.meta.dirname, 'build/main.js');
