import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { calculators } from '../app/tools/registry.ts';

/**
 * Script addresses of each calculator by its page's file. All calculators share a route that imports theirs at run
 * time; named in the page, the scripts load in parallel.
 */
export function toolPreloads(client: string): Map<string, string[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  return new Map(
    calculators.map(({ id }) => {
      const keys = new Set([`app/tools/${id}/definition.ts`]);
      // A set's loop also visits what is added in it.
      for (const key of keys) for (const imported of chunkOf(key).imports ?? []) keys.add(imported);
      return [`tools/${id}/index.html`, Array.from(keys, (key) => `/${chunkOf(key).file}`)];
    }),
  );

  function chunkOf(key: string) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build made no script of ${key}.`);
    return chunk;
  }
}
