import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const assignment = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s;

interface RouteManifest {
  readonly entry: unknown;
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
 */
export function lightRouteManifest(script: string): string {
  const [, json] = assignment.exec(script) ?? [];
  if (!json) throw new Error('The router’s manifest is written in another way than it was.');
  const manifest: RouteManifest = JSON.parse(json);
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, brief(route)]));
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`;
}

/** Writes the lighter list in the place of the router's own. */
export function lightenRouteManifest(client: string): void {
  const folder = join(client, 'assets');
  for (const name of readdirSync(folder).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const file = join(folder, name);
    writeFileSync(file, lightRouteManifest(readFileSync(file, 'utf8')));
  }
}
