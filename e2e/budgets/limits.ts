import type { PublicRoute } from '../site-map.ts';

const kilobyte = 1024;

const hydratedScript = { content: 110, tool: 135, article: 110, community: 175 };

/** The map's script loads after the first view: it projects, draws, and zooms. */
const mapScript: Record<string, number> = { '/regions/map': 140 };

/** Lists of hundreds of places or functions, rendered without a script. */
const longLists = /^\/(regions(?!\/map)|tools\/(package|proof))/;

/** The limits of a page, in compressed bytes. */
export function limitsOf({ path, kind, hydrates }: PublicRoute) {
  return {
    html: htmlLimit(path, kind) * kilobyte,
    // Inline scripts count as the page's weight on hydrated pages, and as script on others.
    script: (mapScript[path] ?? (hydrates ? hydratedScript[kind] : 2.25)) * kilobyte,
    fonts: 30 * kilobyte,
    fontFiles: 2,
    // On hydrated pages the limit on scripts applies instead.
    total: hydrates ? undefined : 120 * kilobyte,
    requests: hydrates ? 60 : 8,
  };
}

function htmlLimit(path: string, kind: PublicRoute['kind']): number {
  // The binder has every calculator's full working, for printing.
  if (path === '/tools/binder') return 32;
  if (longLists.test(path)) return 24;
  if (kind === 'article') return 24;
  if (path === '/tools') return 16;
  // The form is within the first window of TCP; the early script and the text below may come after.
  if (kind === 'tool') return 17.75;
  // The first window of TCP.
  return 14.6;
}
