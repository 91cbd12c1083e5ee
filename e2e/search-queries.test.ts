import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../apps/web/app/search/engine.ts';
import { firstPages } from '../apps/web/app/search/first-pages.ts';
import { pageWords } from '../apps/web/app/search/page-words.ts';
import type { SearchedPage } from '../apps/web/app/search/searched-page.ts';

const pages: SearchedPage[] = JSON.parse(
  readFileSync(new URL('../apps/web/build/client/search.json', import.meta.url), 'utf8'),
);
const engine = createEngine(pages);

const so2 = '/tools/so2';
const yan = '/tools/yan';
const exportArticle = '/blog/us-wine-industry-export-problem';
const so2Article = '/blog/sulfur-dioxide-management-in-winemaking';

/** Queries by a winery's owner, a winemaker, and an editor, each with the page that it means. */
const queries: [query: string, first: string][] = [
  ['so2', so2],
  ['SO₂', so2],
  ['sulfite', so2],
  ['sulphite', so2],
  ['molecular so2', so2],
  ['free so2', so2],
  ['potassium metabisulfite', so2],
  ['kmbs', so2],
  ['campden', so2],
  ['suplhur', so2],
  ['brix', '/tools/brix-sg'],
  ['plato', '/tools/brix-sg'],
  ['oechsle', '/tools/units'],
  ['abv', '/tools/alcohol'],
  ['abv calculator', '/tools/alcohol'],
  ['alcohol', '/tools/alcohol'],
  ['yan', yan],
  ['DAP', yan],
  ['nitrogen', yan],
  ['nitrogn', yan],
  ['fermaid', yan],
  ['calculator', '/tools'],
  ['offline', '/tools'],
  ['hydrometer temperature', '/tools/hydrometer'],
  ['chaptalization', '/tools/chaptalization'],
  ['malolactic', so2Article],
  ['stuck fermentation', '/blog/yan-management-in-winemaking'],
  ['tariff', exportArticle],
  ['canada', exportArticle],
  ['TTB', exportArticle],
  ['price', '/services'],
  ['cost', '/services'],
  ['how much does it cost', '/services'],
  ['free', '/services'],
  ['qualify', '/services'],
  ['biodiversity', '/services'],
  ['vigor map', '/services'],
  ['ndvi', '/services'],
  ['data analytics', '/services'],
  ['map', '/regions/map'],
  ['lot manager', '/lots'],
  ['lots', '/lots'],
  ['ava', '/regions/american-viticultural-areas'],
  ['contra costa', '/regions/american-viticultural-areas'],
  ['fennville', '/regions/american-viticultural-areas'],
  ['tip of the mitt', '/regions/american-viticultural-areas'],
  ['wset diploma', '/wset'],
  ['flashcards', '/wset/cards'],
  ['esca', '/projects/grapeleafgpt'],
  ['gpt', '/projects/grapeleafgpt'],
  ['satellite', '/projects/bordeaux-sat'],
  ['Bordeaux', '/projects/bordeaux-sat'],
  ['organic', '/projects/organic-wine-additives'],
  ['tartaric', '/tools/acid-addition'],
  ['lot tracking', '/projects/winery-lot-tracking'],
  ['compliance', '/projects/winery-lot-tracking'],
  ['blending', '/tools/blend'],
  ['sourdough', '/projects/domigo'],
  ['contact', '/contact'],
  ['email', '/contact'],
  ['privacy', '/privacy-policy'],
];

describe('the site search', () => {
  test.each(queries)('for "%s" shows %s first', (query, first) => {
    expect(engine.find(query)[0]?.href).toBe(first);
  });

  test('for a price leads to the terms', () => {
    const [services] = engine.find('how much does it cost');
    expect(services?.sections[0]?.href).toBe('/services#terms');
  });

  test('finds something for acid, and nothing for a meaningless word', () => {
    expect(engine.find('acid')[0]?.kind).toBe('calculator');
    expect(engine.find('xqzwv')).toEqual([]);
  });

  test('includes every page and section with search words', () => {
    expect(pages.map(({ href }) => href)).toEqual(expect.arrayContaining(Object.values(firstPages)));
    const places = pages.flatMap(({ href, sections }) => [
      href,
      ...sections.map(([anchor]) => `${href}#${anchor}`),
    ]);
    expect(places).toEqual(expect.arrayContaining(Object.keys(pageWords)));
  });
});
