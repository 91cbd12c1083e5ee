import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { withoutWasm } from '../satellite.ts';

const budgetInBytes = 2304;

export interface SiteScripts {
  /** The script of content pages. */
  whole: string;
  /** Its part for hydrated pages. */
  frame: string;
  /** Its part for articles without React. */
  article: string;
  /** In pages with a calculator, right after its form. */
  earlyForm: string;
}

/** Fails if the whole script is over its size limit. */
export async function buildSiteScripts(): Promise<SiteScripts> {
  const whole = await buildScript('app/site-scripts/main.ts');
  const size = brotliCompressSync(whole).length;
  if (size > budgetInBytes) throw new Error(`The site script is ${size} bytes, over its ${budgetInBytes}.`);
  return {
    whole,
    frame: await buildScript('app/site-scripts/frame.ts'),
    article: await buildScript('app/site-scripts/article.ts'),
    earlyForm: await buildScript('app/calculator/form/early-form.ts'),
  };
}

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
        // Called by the page after loading.
        preserveEntrySignatures: 'exports-only',
      },
    },
  });
  if (!('output' in built)) throw new Error(`${entry} was not built.`);
  return built.output[0].code.trim();
}
