import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const budgetInBytes = 2048;

/** The one script of the content pages, held to its size. */
export async function buildEnhancement(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(import.meta.dirname, '../app/enhance/enhance.ts') },
    },
  });
  if (!('output' in built)) throw new Error('The enhancement was not built.');
  const code = built.output[0].code.trim();
  const size = brotliCompressSync(code).length;
  if (size > budgetInBytes) throw new Error(`The enhancement is ${size} bytes, over its ${budgetInBytes}.`);
  return code;
}
