import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SiteManifest } from '@orbit-vine/contract/site.ts';

const build = fileURLToPath(new URL('../apps/web/build/', import.meta.url));
const manifest = SiteManifest.parse(JSON.parse(readFileSync(`${build}headers.json`, 'utf8')));

/** Every address of the built site, with the bytes of its page as they travel and whether React brings it to life. */
export const sitePages = Object.entries(manifest.pages)
  .map(([path, { file }]) => ({
    path,
    brotliBytes: statSync(`${build}client/${file}.br`).size,
    hydrates: readFileSync(`${build}client/${file}`, 'utf8').includes('__reactRouterContext'),
  }))
  .sort((a, b) => a.path.localeCompare(b.path));
