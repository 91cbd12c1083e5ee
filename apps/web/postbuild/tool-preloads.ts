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
      const entry = manifest[`app/tools/${id}/definition.ts`];
      if (!entry) throw new Error(`The build made no script of the calculator "${id}".`);
      const imports = (entry.imports ?? []).flatMap((key) => manifest[key] ?? []);
      return [`tools/${id}/index.html`, [entry, ...imports].map(({ file }) => `/${file}`)];
    }),
  );
}
