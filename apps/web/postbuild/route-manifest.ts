import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const assignment = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s;

interface RouteManifest {
  readonly entry: { readonly module?: string };
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Routes leave out what each of them has of nothing: a flag that is off, a list that is empty. */
function brief(route: Readonly<Record<string, unknown>>) {
  const { imports: _, ...rest } = route;
  return Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== false && !(Array.isArray(value) && !value.length)),
  );
}

/**
 * The router's list of routes without the files that each route's own file imports, and without flags that are off. It
 * travels with each hydrated page and grows with every route; the lists only let the router fetch a route's files side by
 * side when a reader goes there without a new document, and a file's imports come without them.
 *
 * @param ids where given, only these: a page whose links all open new documents needs no others
 */
export function lightRouteManifest(script: string, ids?: readonly string[]): string {
  const [, json] = assignment.exec(script) ?? [];
  if (!json) throw new Error('The router’s manifest is written in another way than it was.');
  const manifest: RouteManifest = JSON.parse(json);
  const wanted = Object.entries(manifest.routes).filter(([id]) => ids?.includes(id) ?? true);
  if (ids && wanted.length !== ids.length) throw new Error(`The manifest does not know all of ${ids}.`);
  const routes = Object.fromEntries(wanted.map(([id, route]) => [id, brief(route)]));
  // The router preloads what stands here; a page with its own routes has no use for the list's file.
  const url = ids ? { url: manifest.entry.module } : {};
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, ...url, routes })};`;
}

/** Writes the lighter list in the place of the router's own. */
export function lightenRouteManifest(client: string): void {
  const folder = join(client, 'assets');
  for (const name of readdirSync(folder).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const file = join(folder, name);
    writeFileSync(file, lightRouteManifest(readFileSync(file, 'utf8')));
  }
}
