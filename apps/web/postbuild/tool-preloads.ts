import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { calculators } from '../app/tools/registry.ts';

/**
 * Addresses of the scripts of a calculator by its page's file. All calculators share one route, which imports theirs when
 * it runs; named in the page, they load beside it.
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
