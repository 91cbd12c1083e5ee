import type { Site } from './site.ts';

/**
 * The canonical path for a variant: with a trailing slash, a folder's index, or capitals. Returns only paths of the
 * site, so it never leads to another host.
 */
export function canonicalPath(site: Site, path: string): string | undefined {
  const tidy = path.replace(/\/index\.html$/i, '/').replace(/(?<=[^/])\/+$/, '');
  return [tidy, tidy.toLowerCase()].find((candidate) => candidate !== path && site.files.has(candidate));
}
