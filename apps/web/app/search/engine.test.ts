import { describe, expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import type { SearchedPage } from './searched-page.ts';

const pages: SearchedPage[] = [
  {
    href: '/tools/so2',
    kind: 'calculator',
    title: 'SO₂ Addition',
    description: 'Weigh the sulfite.',
    sections: [['', 'What it means', 'Free and molecular sulfur dioxide at a pH.']],
  },
  {
    href: '/blog/yeast',
    kind: 'article',
    title: 'Feeding yeast',
    description: 'On nitrogen.',
    sections: [
      ['', '', 'An opening about fermentation.'],
      ['timing', 'When to add', 'Split the nitrogen in two. A château does it at a third of the way.'],
    ],
  },
  { href: '/about', kind: 'page', title: 'Mission', description: 'Satellites and wine.', sections: [] },
];
const areas: SearchedPage = {
  href: '/regions/areas',
  kind: 'page',
  title: 'Viticultural areas',
  description: 'Areas and their rules.',
  sections: [
    ['napa-valley', 'Napa Valley', 'Napa, CA', 'Napa Valley'],
    ['contra-costa', 'Contra Costa', 'Contra Costa, CA', 'Contra Costa'],
  ],
};
const nitrogen: SearchedPage = {
  href: '/tools/yan',
  kind: 'calculator',
  title: 'Nitrogen',
  description: 'The NOPA assay and its cost.',
  sections: [],
};
const engine = createEngine(pages);
const hrefs = (query: string) => engine.find(query).map(({ href }) => href);

describe('the search', () => {
  test.each([
    ['napa', '/regions/areas#napa-valley'],
    ['contra costa', '/regions/areas#contra-costa'],
  ])('finds the area for "%s", and no word that is only similar', (query, href) => {
    const found = createEngine([...pages, areas, nitrogen]).find(query);
    expect(found.map((page) => page.sections.map((section) => section.href))).toEqual([[href]]);
  });

  test.each([
    ['so2', '/tools/so2'],
    ['SO₂', '/tools/so2'],
    ['sulphur', '/tools/so2'],
    ['ferment', '/blog/yeast'],
    ['nitrogn', '/blog/yeast'],
    ['chateau', '/blog/yeast'],
    ['satelite wine', '/about'],
  ])('finds the page for "%s"', (query, href) => {
    expect(hrefs(query)).toEqual([href]);
  });

  test('links to the heading above the words, with the words marked', () => {
    const [page] = engine.find('split nitrogen');
    expect(page?.sections.map(({ href }) => href)).toEqual(['/blog/yeast#timing']);
    const words = page?.sections[0]?.text.filter(({ found }) => found).map(({ text }) => text);
    expect(words).toEqual(['Split', 'nitrogen']);
  });

  test('requires all words, or any of them if no section has all', () => {
    expect(hrefs('molecular sulfur')).toEqual(['/tools/so2']);
    expect(hrefs('molecular satellites').sort()).toEqual(['/about', '/tools/so2']);
  });

  test('finds nothing for unknown words, and suggests similar ones', () => {
    expect(hrefs('zzzzzz')).toEqual([]);
    expect(engine.suggest('molekuler')).toEqual(['molecular']);
  });
});
