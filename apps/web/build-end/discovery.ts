import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressOf, type BuiltPage, kindOf } from './pages.ts';

/** For search engines: every page that may be listed, and the one area that may not be visited. */
export async function writeSitemapAndRobots(client: string, pages: BuiltPage[], publicUrl: string) {
  const entries = pages.flatMap((page) => {
    const address = addressOf(page.file);
    if (!address || kindOf(page) === 'community' || page.html.includes('content="noindex"')) return [];
    const modified = /"article:(?:modified|published)_time" content="([^"]+)"/g;
    const last = [...page.html.matchAll(modified)].at(-1)?.[1];
    return `<url><loc>${publicUrl}${address}</loc>${last ? `<lastmod>${last}</lastmod>` : ''}</url>`;
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  await writeFile(join(client, 'sitemap.xml'), sitemap);
  const robots = `User-agent: *\nDisallow: /plastic-grapes\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  await writeFile(join(client, 'robots.txt'), robots);
}
