import type { PageCard, PageCards } from '../app/community/message/text/page-card.ts';
import { addressOfRegions } from '../app/platform/addresses.ts';
import { climateOf } from '../app/regions/list/region.ts';
import { parts } from '../app/regions/list/regions.ts';
import type { SearchedKind, SearchedPage } from '../app/search/searched-page.ts';
import { areaSections, areasPage } from './search-index.ts';

const kinds: Record<SearchedKind, string> = {
  page: 'Page',
  calculator: 'Calculator',
  article: 'Article',
  project: 'Case study',
};

/** What messages show of links to the site's pages and regions. */
export function pageCards(pages: readonly SearchedPage[]): PageCards {
  const ofPages = pages.map(({ href, kind, title, description }): [string, PageCard] => [
    href,
    { kind: href.startsWith('/regions') ? 'Region' : kinds[kind], title, description },
  ]);
  const ofRegions = parts.flatMap(({ id: part, regions }) =>
    regions.map((region): [string, PageCard] => [
      `${addressOfRegions(part)}#${region.id}`,
      { kind: 'Region', title: region.name, description: `${region.place}. Climate: ${climateOf(region)}.` },
    ]),
  );
  const ofAreas = areaSections.map(([id, title, description]): [string, PageCard] => [
    `${areasPage}#${id}`,
    { kind: 'Viticultural area', title, description },
  ]);
  return Object.fromEntries([...ofPages, ...ofRegions, ...ofAreas]);
}
