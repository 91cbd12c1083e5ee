import type { Page } from '@playwright/test';

export interface LinkedPage {
  path: string;
  links: string[];
  ids: string[];
}

export async function linksOf(path: string, page: Page, publicOrigin: string): Promise<LinkedPage> {
  const found = await page.evaluate(() => {
    const values = (selector: string, attribute: string) =>
      Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(attribute) ?? '');
    return {
      links: [
        ...values(':is(a, area, link)[href]', 'href'),
        ...values('[src]', 'src'),
        ...values('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
      ],
      ids: values('[id]', 'id'),
    };
  });
  const here = new URL(page.url());
  const links = found.links
    .map((link) => new URL(link, here))
    .filter(({ origin }) => origin === here.origin || origin === publicOrigin)
    .map(({ pathname, search, hash }) => here.origin + pathname + search + hash);
  return { path, links: Array.from(new Set(links)), ids: found.ids };
}

export async function brokenLinks(pages: LinkedPage[]): Promise<Map<string, string[]>> {
  const idsAt = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const statuses = new Map<string, number>();
  const faultOf = async (link: string) => {
    const { origin, pathname, search, hash } = new URL(link);
    const address = origin + pathname + search;
    if (!statuses.has(address))
      statuses.set(address, (await fetch(address, { redirect: 'manual', method: 'HEAD' })).status);
    const status = statuses.get(address);
    // A page for unknown addresses has links to itself.
    if (status !== 200 && !idsAt.has(pathname)) return `${pathname}${search} answers ${status}`;
    const id = decodeURIComponent(hash.slice(1));
    if (id && idsAt.get(pathname)?.has(id) === false) return `nothing at ${pathname}${hash}`;
    return;
  };
  const broken = new Map<string, string[]>();
  for (const { path, links } of pages) {
    const faults: string[] = [];
    for (const link of links) {
      const fault = await faultOf(link);
      if (fault) faults.push(fault);
    }
    broken.set(path, faults);
  }
  return broken;
}
