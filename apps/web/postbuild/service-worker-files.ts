import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OfflineArea } from '../app/offline/worker-scope.ts';
import { addressOf, type BuiltPage } from './pages.ts';

export interface OfflineFiles {
  area: OfflineArea;
  version: string;
  pages: string[];
  assets: string[];
}

/** Files of this site named in a page's markup and its starting script. */
const namedInPage = /["'(](\/[\w./-]+\.\w+)["')]/g;
/** An alternate form of the page, such as a feed: not needed offline. */
const alternate = /<link rel="alternate"[^>]*>/g;
/** Chunks, styles, and data named in a script, by import or in Vite's list of an import's dependencies. */
const namedInScript = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2|json))["'`]/g;
const namedInStyle = /url\(["']?(\/assets\/[\w.-]+)/g;

/** The pages of an area and all files that they need, lazily loaded ones included. */
export function offlineFiles(client: string, pages: BuiltPage[], area: OfflineArea): OfflineFiles {
  const inArea = new RegExp(`^/${area}(/|$)`);
  return filesOf(client, pages, area, (address) => inArea.test(address));
}

/** These articles, and the files they need beyond the calculators'. */
export function guideFiles(
  client: string,
  pages: BuiltPage[],
  guides: ReadonlySet<string>,
  tools: OfflineFiles,
): OfflineFiles {
  return filesOf(client, pages, 'blog', (address) => guides.has(address), tools.assets);
}

function filesOf(
  client: string,
  pages: BuiltPage[],
  area: OfflineArea,
  isKept: (address: string) => boolean,
  keptElsewhere: readonly string[] = [],
): OfflineFiles {
  const kept = pages.flatMap(({ file, html }) => {
    const address = addressOf(file);
    return address && isKept(address) ? [{ address, html: html.replaceAll(alternate, '') }] : [];
  });
  if (kept.length === 0) throw new Error(`There is no page at /${area} to keep for offline use.`);
  const needed = new Set<string>();
  for (const { html } of kept) for (const name of named(html, namedInPage)) collect(client, name, needed);
  const assets = Array.from(needed).sort();

  kept.sort((one, other) => one.address.localeCompare(other.address));
  const hash = createHash('sha256');
  for (const { address, html } of kept) hash.update(address).update(html);
  for (const asset of assets) hash.update(asset).update(readFileSync(join(client, asset)));
  return {
    area,
    version: hash.digest('base64url').slice(0, 12),
    pages: kept.map(({ address }) => address),
    assets: assets.filter((asset) => !keptElsewhere.includes(asset)),
  };
}

function named(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

function collect(client: string, path: string, assets: Set<string>) {
  const file = join(client, path);
  if (assets.has(path) || !existsSync(file) || !statSync(file).isFile()) return;
  assets.add(path);
  // React Router's manifest names the scripts of every page.
  if (path.startsWith('/assets/manifest-')) return;
  const text = /\.(?:js|css)$/.test(path) ? readFileSync(file, 'utf8') : '';
  if (path.endsWith('.js')) {
    for (const name of named(text, namedInScript)) collect(client, `/assets/${name}`, assets);
  } else {
    for (const name of named(text, namedInStyle)) collect(client, name, assets);
  }
}
