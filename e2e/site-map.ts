import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SiteManifest } from '@orbit-vine/contract/site.ts';

const build = fileURLToPath(new URL('../apps/web/build/', import.meta.url));
const manifest = SiteManifest.parse(JSON.parse(readFileSync(`${build}headers.json`, 'utf8')));

/** Every address of the built site, with the bytes of its page as they travel. */
export const sitePages = Object.entries(manifest.pages)
  .map(([path, { file }]) => ({ path, brotliBytes: statSync(`${build}client/${file}.br`).size }))
  .sort((a, b) => a.path.localeCompare(b.path));

/** Pages that React brings to life; all others are content and carry no framework script. */
export const hydrated = (path: string) => /^\/(tools\/|plastic-grapes)/.test(path);
