import { community } from '../app/platform/site.ts';
import type { ListedPage } from './document.ts';

export function sitemap(pages: ListedPage[], lastModified: Map<string, string>): string {
  const entries = pages.map(({ address, url }) => {
    const day = lastModified.get(address);
    return `<url><loc>${url}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** The community's entry page is public; the rest is for members. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    `Allow: ${community.path}$`,
    `Disallow: ${community.path}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml\n`,
  ].join('\n');
}
