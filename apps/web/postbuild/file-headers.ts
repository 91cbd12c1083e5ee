import type { ListedPage } from './document.ts';
import { serviceWorkerHeaders } from './service-worker.ts';

/** For files that other sites and programs show or read: cards, icons, feeds. */
const forAnybody = { 'cross-origin-resource-policy': 'cross-origin' };
/** Changes rarely, and a day's delay does no harm. */
const forADay = { ...forAnybody, 'cache-control': 'public, max-age=86400' };
const feed = (type: string) => ({ ...forAnybody, 'content-type': type });

/** Headers that the server can't derive from a file's name. */
export function fileHeaders(pages: ListedPage[]): Record<string, Record<string, string>> {
  return {
    ...serviceWorkerHeaders,
    '/rss.xml': feed('application/rss+xml; charset=utf-8'),
    '/atom.xml': feed('application/atom+xml; charset=utf-8'),
    '/feed.json': feed('application/feed+json; charset=utf-8'),
    // Published test vectors for other programs.
    '/tools/proof/vectors.csv': { ...forAnybody, 'content-type': 'text/csv; charset=utf-8' },
    '/tools/proof/vectors.json': forAnybody,
    '/speculation.json': { 'content-type': 'application/speculationrules+json' },
    ...Object.fromEntries(
      ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'].map((icon) => [
        `/${icon}`,
        forADay,
      ]),
    ),
    ...Object.fromEntries(pages.map(({ image }) => [new URL(image).pathname, forADay])),
  };
}
