import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const assignment = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s;

interface RouteManifest {
  readonly entry: { readonly module?: string };
  readonly url?: string | undefined;
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Routes leave out what each of them has of nothing: a flag that is off, a list that is empty. */
function brief(route: Readonly<Record<string, unknown>>) {
  const { imports: _, ...rest } = route;
  return Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== false && !(Array.isArray(value) && !value.length)),
  );
}

function parseManifest(script: string): RouteManifest {
  const [, json] = assignment.exec(script) ?? [];
  if (!json) throw new Error('The router’s manifest is written in another way than it was.');
  return JSON.parse(json);
}

/**
 * The router's list with these routes alone, and without the files that each route's own file imports: those only let the
 * router fetch a route's files side by side when a reader goes there without a new document, and come without them too.
 */
function withRoutes(manifest: RouteManifest, isReached: (id: string) => boolean): string {
  const reached = Object.entries(manifest.routes).filter(([id]) => isReached(id));
  const routes = Object.fromEntries(reached.map(([id, route]) => [id, brief(route)]));
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`;
}

/** The list of a page whose links all open new documents: the routes that it is made of. */
export function routeManifestOfPage(script: string, ids: readonly string[]): string {
  const manifest = parseManifest(script);
  const unknown = ids.filter((id) => !manifest.routes[id]);
  if (unknown.length > 0) throw new Error(`The manifest does not know ${unknown}.`);
  // The router preloads what stands here; a page with its own routes has no use for the list's file.
  return withRoutes({ ...manifest, url: manifest.entry.module }, (id) => ids.includes(id));
}

/** The list of the areas where people are signed in, which lead to each other without a new document, and nowhere else. */
export function routeManifestOfMembers(script: string): string {
  return withRoutes(parseManifest(script), (id) => /^(?:root$|community\/|lots\/)/.test(id));
}

/** Writes the lighter list in the place of the router's own. */
export function lightenRouteManifest(client: string): void {
  const folder = join(client, 'assets');
  for (const name of readdirSync(folder).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const file = join(folder, name);
    writeFileSync(file, routeManifestOfMembers(readFileSync(file, 'utf8')));
  }
}
