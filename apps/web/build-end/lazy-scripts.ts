import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildScript } from './enhancement.ts';
import type { BuiltPage } from './pages.ts';

const named = /data-lazy-script="([^"]+)"/;

/** Builds the scripts that pages name by their source, and names them by their address. */
export async function writeLazyScripts(client: string, pages: BuiltPage[]): Promise<BuiltPage[]> {
  const addresses = new Map<string, string>();
  for (const { html } of pages) {
    const source = named.exec(html)?.[1];
    if (!source || addresses.has(source)) continue;
    const code = await buildScript(source);
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const address = `/assets/${hash}.js`;
    await writeFile(join(client, address), code);
    addresses.set(source, address);
  }
  return pages.map((page) => ({
    ...page,
    html: page.html.replace(named, (_, source: string) => `data-lazy-script="${addresses.get(source)}"`),
  }));
}
