import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFile } from './compress.ts';
import type { BuiltPage } from './pages.ts';
import { buildScript } from './site-scripts.ts';

const named = /data-lazy-script="([^"]+)"/g;

/** The limit of a lazy part, in compressed bytes. */
const budgetInBytes = 200 * 1024;

export async function writeLazyScripts(client: string, pages: BuiltPage[]): Promise<BuiltPage[]> {
  const addresses = new Map<string, string>();
  for (const { html } of pages) {
    for (const [, source = ''] of html.matchAll(named)) {
      if (!addresses.has(source)) addresses.set(source, await writeScript(client, source));
    }
  }
  return pages.map((page) => ({
    ...page,
    html: page.html.replace(named, (_, source: string) => `data-lazy-script="${addresses.get(source)}"`),
  }));
}

async function writeScript(client: string, source: string): Promise<string> {
  const code = await buildScript(source);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/${hash}.js`;
  await writeFile(join(client, address), code);
  const bytes = await compressFile(client, address);
  if (bytes > budgetInBytes) throw new Error(`${source} is ${bytes} bytes, over its ${budgetInBytes}.`);
  return address;
}
