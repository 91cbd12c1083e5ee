import type { PublicRoute } from '../site-map.ts';

const kilobyte = 1024;

const hydratedScript = { content: 110, tool: 110, article: 110, community: 150 };

/** What a page may weigh, in bytes as they travel. */
export function limitsOf({ kind, hydrates }: PublicRoute) {
  return {
    html: (kind === 'article' ? 20 : 13) * kilobyte,
    // What stands in the page counts as the page's on those that React takes over, and as script on the others.
    script: (hydrates ? hydratedScript[kind] : 2) * kilobyte,
    fonts: 30 * kilobyte,
    fontFiles: 2,
    // A page that React takes over is held by its script's limit.
    firstView: hydrates ? undefined : { bytes: 120 * kilobyte, requests: 8 },
  };
}
