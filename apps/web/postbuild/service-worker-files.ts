import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OfflineArea } from '../app/offline/worker-scope.ts';
import { addressOf, type BuiltPage } from './pages.ts';

export interface OfflineFiles {
  area: OfflineArea;
  /** Changes with the content of any of the files. */
  version: string;
  pages: string[];
  assets: string[];
}

/** Files of this site that a page names in its markup and in the script that starts it. */
const namedInPage = /["'(](\/[\w./-]+\.\w+)["')]/g;
/** The page in another form, such as a feed: named, and not needed. */
const alternate = /<link rel="alternate"[^>]*>/g;
/** Chunks and styles that a script names, by import or in Vite's list of what an import needs. */
const namedInScript = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2))["'`]/g;
const namedInStyle = /url\(["']?(\/assets\/[\w.-]+)/g;

/** The pages of an area and exactly what they need, the parts that come when they are opened included. */
export function offlineFiles(client: string, pages: BuiltPage[], area: OfflineArea): OfflineFiles {
  const inArea = new RegExp(`^/${area}(/|$)`);
  return filesOf(client, pages, area, (address) => inArea.test(address));
}

/** The articles at these addresses, and what they need that is not kept with the calculators. */
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
  // React Router's list of routes names the scripts of every page there is.
  if (path.startsWith('/assets/manifest-')) return;
  const text = /\.(?:js|css)$/.test(path) ? readFileSync(file, 'utf8') : '';
  if (path.endsWith('.js')) {
    for (const name of named(text, namedInScript)) collect(client, `/assets/${name}`, assets);
  } else {
    for (const name of named(text, namedInStyle)) collect(client, name, assets);
  }
}
