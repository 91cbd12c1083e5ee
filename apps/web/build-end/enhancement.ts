import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const budgetInBytes = 2048;

export interface Enhancement {
  /** The one script of the content pages. */
  whole: string;
  /** The part of it that pages have beside React. */
  frame: string;
}

/** The script of our own, held to its size. */
export async function buildEnhancement(): Promise<Enhancement> {
  const whole = await buildScript('app/enhance/enhance.ts');
  const size = brotliCompressSync(whole).length;
  if (size > budgetInBytes) throw new Error(`The enhancement is ${size} bytes, over its ${budgetInBytes}.`);
  return { whole, frame: await buildScript('app/enhance/frame.ts') };
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
