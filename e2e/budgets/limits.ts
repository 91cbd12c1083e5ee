import type { PublicRoute } from '../site-map.ts';

const kilobyte = 1024;

// The aim of a tool is 110; the bench came with up to 7 KB more, to be won back.
const hydratedScript = { content: 110, tool: 117, article: 110, community: 150 };

/** Lists of hundreds of places or functions that are there without script. */
const longLists = /^\/(regions(?!\/map)|tools\/package)/;

/** What a page may weigh, in bytes as they travel. */
export function limitsOf({ path, kind, hydrates }: PublicRoute) {
  return {
    html: (longLists.test(path) ? 24 : kind === 'article' ? 20 : path === '/tools' ? 15 : 13) * kilobyte,
    // What stands in the page counts as the page's on those that React takes over, and as script on the others.
    script: (hydrates ? hydratedScript[kind] : 2) * kilobyte,
    fonts: 30 * kilobyte,
    fontFiles: 2,
    // A page that React takes over is held by its script's limit.
    firstView: hydrates ? undefined : { bytes: 120 * kilobyte, requests: 8 },
  };
}
