import type { Page } from '@playwright/test';
import type { PublicRoute } from '../site-map.ts';

export async function headFaults(route: PublicRoute, page: Page): Promise<string[]> {
  const head = await page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(attribute) ?? '');
    const meta = (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, 'content');
    return {
      title: document.title,
      robots: meta('robots'),
      description: meta('description'),
      canonical: all('link[rel="canonical"]', 'href'),
      openGraph: ['og:title', 'og:description', 'og:type', 'og:image', 'og:image:alt', 'twitter:card'].filter(
        (name) => meta(name).length !== 1,
      ),
      openGraphUrl: meta('og:url'),
      mainHeadings: document.querySelectorAll('h1').length,
    };
  });
  const canonical = head.canonical.map((href) => new URL(href).pathname).join();
  return [
    head.title === '' && 'no title',
    head.mainHeadings !== 1 && `${head.mainHeadings} headings of the first level`,
    ...head.openGraph.map((name) => `not one ${name}`),
    head.description.length !== 1 && `${head.description.length} descriptions`,
    ...(route.listed
      ? [
          (head.description[0]?.length ?? 0) < 40 && 'a description of under 40 letters',
          canonical !== route.path && `the canonical address is "${canonical}"`,
          head.openGraphUrl.join() !== head.canonical.join() && 'og:url is not the canonical address',
          head.robots.join().includes('noindex') && 'in the sitemap, but not to be listed',
        ]
      : [!head.robots.join().includes('noindex') && 'not in the sitemap, but to be listed']),
  ].filter((fault) => typeof fault === 'string');
}
