import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const budgetInBytes = 2048;

export interface Enhancement {
  href: string;
  integrity: string;
}

/** Builds the one script of the content pages beside the other assets, and holds it to its size. */
export async function buildEnhancement(client: string): Promise<Enhancement> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: join(client, 'assets'),
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: join(import.meta.dirname, '../app/enhance/enhance.ts'),
        output: { entryFileNames: 'enhance-[hash].js' },
      },
    },
  });
  if (!('output' in built)) throw new Error('The enhancement was not built.');
  const [{ code, fileName }] = built.output;
  const size = brotliCompressSync(code).length;
  if (size > budgetInBytes) throw new Error(`${fileName} is ${size} bytes, over its ${budgetInBytes}.`);
  return {
    href: `/assets/${fileName}`,
    integrity: `sha256-${createHash('sha256').update(code).digest('base64')}`,
  };
}
