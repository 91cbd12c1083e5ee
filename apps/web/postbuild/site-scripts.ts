import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { withoutWasm } from '../satellite.ts';

const budgetInBytes = 2048;

export interface SiteScripts {
  /** The one script of the content pages. */
  whole: string;
  /** The part of it that pages have beside React. */
  frame: string;
  /** What an article without React has. */
  article: string;
}

/** The script of our own, held to its size. */
export async function buildSiteScripts(): Promise<SiteScripts> {
  const whole = await buildScript('app/site-scripts/main.ts');
  const size = brotliCompressSync(whole).length;
  if (size > budgetInBytes) throw new Error(`The site script is ${size} bytes, over its ${budgetInBytes}.`);
  return {
    whole,
    frame: await buildScript('app/site-scripts/frame.ts'),
    article: await buildScript('app/site-scripts/article.ts'),
  };
}

/** One file of code that needs no other. */
export async function buildScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [withoutWasm()],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: join(import.meta.dirname, '..', entry),
        // What a page calls after it has asked for the script.
        preserveEntrySignatures: 'exports-only',
      },
    },
  });
  if (!('output' in built)) throw new Error(`${entry} was not built.`);
  return built.output[0].code.trim();
}
