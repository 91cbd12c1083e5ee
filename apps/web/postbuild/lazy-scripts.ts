import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile } from './compress.ts';
import type { BuiltPage } from './pages.ts';
import { buildScript } from './site-scripts.ts';

const named = /data-lazy-script="([^"]+)"/g;
/** An empty element that receives a script's weight. */
const weighed = /(<[^>]* data-weight-of="([^"]+)"[^>]*>)/g;

/** The limit of a lazy part, in compressed bytes. */
const budgetInBytes = 180 * 1024;

interface Script {
  address: string;
  bytes: number;
}

export async function writeLazyScripts(client: string, pages: BuiltPage[]): Promise<BuiltPage[]> {
  const scripts = new Map<string, Script>();
  const scriptOf = (source: string) => {
    const script = scripts.get(source);
    if (!script) throw new Error(`A page speaks of ${source}, but none asks for it.`);
    return script;
  };
  for (const { html } of pages) {
    for (const [, source = ''] of html.matchAll(named)) {
      if (!scripts.has(source)) scripts.set(source, await writeScript(client, source));
    }
  }
  return pages.map((page) => ({
    ...page,
    html: page.html
      .replace(named, (_, source: string) => `data-lazy-script="${scriptOf(source).address}"`)
      .replace(
        weighed,
        (_, element: string, source: string) => `${element}${Math.round(scriptOf(source).bytes / 1024)} KB`,
      ),
  }));
}

async function writeScript(client: string, source: string): Promise<Script> {
  const code = await buildScript(source);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/${hash}.js`;
  await writeFile(join(client, address), code);
  const bytes = await compressFile(client, address);
  if (bytes > budgetInBytes) throw new Error(`${source} is ${bytes} bytes, over its ${budgetInBytes}.`);
  return { address, bytes };
}
