import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const budgetInBytes = 2048;

export interface Enhancement {
  /** Stands in the content pages themselves. */
  code: string;
  /** The same as a file, for pages that load scripts anyway. */
  href: string;
}

/** The one script of the content pages, held to its size. */
export async function buildEnhancement(client: string): Promise<Enhancement> {
  const code = await buildScript('app/enhance/enhance.ts');
  const size = brotliCompressSync(code).length;
  if (size > budgetInBytes) throw new Error(`The enhancement is ${size} bytes, over its ${budgetInBytes}.`);
  const href = `/assets/enhance-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(client, href), code);
  return { code, href };
}

/** One file of code that needs no other. */
export async function buildScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: { input: join(import.meta.dirname, '..', entry) },
    },
  });
  if (!('output' in built)) throw new Error(`${entry} was not built.`);
  return built.output[0].code.trim();
}
