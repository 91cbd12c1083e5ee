import type { PublicRoute } from '../site-map.ts';

const kilobyte = 1024;

const hydratedScript = { content: 110, tool: 130, article: 110, community: 175 };

/** Its readers came for it, and its script comes after the first view: what projects, draws and zooms a map. */
const mapScript: Record<string, number> = { '/regions/map': 140 };

/** Lists of hundreds of places or functions that are there without script. */
const longLists = /^\/(regions(?!\/map)|tools\/(package|proof))/;

/** What a page may weigh, in bytes as they travel. */
export function limitsOf({ path, kind, hydrates }: PublicRoute) {
  return {
    html: htmlLimit(path, kind) * kilobyte,
    // What stands in the page counts as the page's on those that React takes over, and as script on the others.
    script: (mapScript[path] ?? (hydrates ? hydratedScript[kind] : 2)) * kilobyte,
    fonts: 30 * kilobyte,
    fontFiles: 2,
    // A page that React takes over is held by its script's limit.
    firstView: hydrates ? undefined : { bytes: 120 * kilobyte, requests: 8 },
  };
}

function htmlLimit(path: string, kind: PublicRoute['kind']): number {
  // Every calculator worked through, for paper.
  if (path === '/tools/binder') return 32;
  if (longLists.test(path)) return 24;
  if (kind === 'article') return 22;
  if (path === '/tools') return 15;
  // The first window of TCP.
  return 14.6;
}
