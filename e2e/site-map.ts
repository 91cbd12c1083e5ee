import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { staysSignedIn } from '@orbit-vine/contract/signed-in.ts';
import { SiteManifest } from '@orbit-vine/contract/site.ts';
import { featured } from '../apps/web/app/tools/registry.ts';

const build = fileURLToPath(new URL('../apps/web/build/', import.meta.url));
const manifest = SiteManifest.parse(JSON.parse(readFileSync(`${build}headers.json`, 'utf8')));
const sitemap = readFileSync(`${build}client/sitemap.xml`, 'utf8');

export const publicOrigin = new URL(/<loc>([^<]+)/.exec(sitemap)?.[1] ?? '').origin;

type PageKind = 'content' | 'article' | 'tool' | 'community';

export interface PublicRoute {
  path: string;
  status: 200 | 404;
  kind: PageKind;
  template: string;
  hydrates: boolean;
  listed: boolean;
}

function route(path: string, file: string, status: 200 | 404): PublicRoute {
  const hydrates = readFileSync(`${build}client/${file}`, 'utf8').includes('__reactRouterContext');
  const kind = (): PageKind => {
    if (path !== '/' && staysSignedIn(path)) return 'community';
    if (status === 200 && path.startsWith('/blog/')) return 'article';
    return hydrates ? 'tool' : 'content';
  };
  const listed = sitemap.includes(`<loc>${publicOrigin}${path}</loc>`);
  return { path, status, kind: kind(), template: templateOf(path, kind(), hydrates), hydrates, listed };
}

function templateOf(path: string, kind: PageKind, hydrates: boolean): string {
  const [, folder, page = ''] = path.split('/');
  if (page === '' || kind === 'article') return kind === 'article' ? `article, hydrates: ${hydrates}` : path;
  if (folder === 'tools' && hydrates)
    return featured.some(({ id }) => id === page) ? 'featured calculator' : 'calculator';
  if (folder === 'regions' && !hydrates) return 'part of the regions';
  return folder === 'projects' || page === 'admin' ? `${folder}/${kind}` : path;
}

/** Every address of the built site, and an unknown address below each prefix. */
export const publicRoutes: PublicRoute[] = [
  ...Object.entries(manifest.pages).map(([path, { file }]) => route(path, file, 200)),
  ...manifest.fallbacks.map(({ prefix, file }) => route(`${prefix}/nobody-knows-this`, file, 200)),
  ...manifest.notFound.map(({ prefix, file }) => route(`${prefix}nobody-knows-this`, file, 404)),
].sort((a, b) => a.path.localeCompare(b.path));
