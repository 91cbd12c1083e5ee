import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchedKind, SearchedPage } from './searched-page.ts';
import { excerpt, marked, type Part, plain } from './words.ts';

export interface FoundSection {
  href: string;
  heading: Part[];
  text: Part[];
}

export interface FoundPage {
  href: string;
  kind: SearchedKind;
  title: Part[];
  text: Part[];
  sections: FoundSection[];
}

export interface Engine {
  find(query: string): FoundPage[];
  /** Words of the site that the visitor may have meant. */
  suggest(query: string): string[];
}

const sectionsShown = 3;

/** Whether the end or the spelling of a word may be missed. Numbers, and what is short, are meant as they stand. */
const tolerant = {
  prefix: true,
  fuzzy: (term: string) => (term.length > 3 && !/^\d/.test(term) ? 0.2 : false),
  boost: { title: 5, heading: 3 },
};

/** Searches the pages and their sections. */
export function createEngine(pages: readonly SearchedPage[]): Engine {
  const index = new MiniSearch({
    fields: ['title', 'heading', 'text'],
    storeFields: ['page', 'section'],
    processTerm: plain,
    searchOptions: tolerant,
  });
  pages.forEach(({ title, description, sections }, page) => {
    index.add({ id: `${page}`, page, title, text: description });
    sections.forEach(([, heading, text], section) => {
      index.add({ id: `${page} ${section}`, page, section, heading, text });
    });
  });
  return {
    find(query) {
      const all = index.search(query, { combineWith: 'AND' });
      const results = all.length > 0 ? all : index.search(query);
      return byPage(results).flatMap(([number, ofPage]) => {
        const page = pages[number];
        return page ? [foundPage(page, ofPage)] : [];
      });
    },
    suggest: (query) =>
      index
        .autoSuggest(query, { fuzzy: 0.4, combineWith: 'OR' })
        .slice(0, 3)
        .map(({ suggestion }) => suggestion),
  };
}

/** The best first, and with each page all that was found in it. */
function byPage(results: SearchResult[]): [page: number, results: SearchResult[]][] {
  const groups = Map.groupBy(results, ({ page }) => page as number);
  const worth = (group: SearchResult[]) =>
    group.reduce((sum, { score }, rank) => sum + score / (rank + 1), 0);
  return [...groups].sort(([, a], [, b]) => worth(b) - worth(a));
}

function foundPage(
  { href, kind, title, description, sections }: SearchedPage,
  results: SearchResult[],
): FoundPage {
  const terms = new Set(results.flatMap(({ terms }) => terms));
  const found = results.flatMap(({ section }) => {
    const [anchor, heading, text] = sections[section as number] ?? [];
    return anchor && heading
      ? [{ href: `${href}#${anchor}`, heading: marked(heading, terms), text: excerpt(text ?? '', terms) }]
      : [];
  });
  const [best] = results;
  const bestText = best?.section === undefined ? undefined : sections[best.section as number]?.[2];
  return {
    href,
    kind,
    title: marked(title, terms),
    // What has its own line below need not stand here too.
    text: excerpt(found.length === 0 && bestText ? bestText : description, terms),
    sections: found.slice(0, sectionsShown),
  };
}
