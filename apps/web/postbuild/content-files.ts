import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';

/**
 * Source files that hold a page's text, by its address: its route module and the modules imported from the same folder.
 */
export function contentFiles(routes: readonly RouteConfigEntry[], appFolder: string, parent = '') {
  const files = new Map<string, string[]>();
  for (const { path, index, file, children } of routes) {
    const address = path ? `${parent}/${path}` : parent;
    if (index || (path && !children)) files.set(address || '/', withNeighbours(join(appFolder, file)));
    for (const entry of contentFiles(children ?? [], appFolder, address)) files.set(...entry);
  }
  return files;
}

/** A file and its imports from the same folder. */
export function withNeighbours(file: string, found: string[] = []): string[] {
  if (found.includes(file) || !existsSync(file)) return found;
  found.push(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/ from '\.\/([\w.-]+)'/g))
    withNeighbours(join(dirname(file), name), found);
  return found;
}
