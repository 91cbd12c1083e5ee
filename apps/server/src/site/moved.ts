import type { Site } from './site.ts';

/**
 * The one address of what a visitor asked for in another way: with a slash at the end, as a folder's index, or in
 * capitals. Only ever one that the site has, and so never another host's.
 */
export function canonicalPath(site: Site, path: string): string | undefined {
  const tidy = path.replace(/\/index\.html$/i, '/').replace(/(?<=[^/])\/+$/, '');
  return [tidy, tidy.toLowerCase()].find((candidate) => candidate !== path && site.files.has(candidate));
}
