import MiniSearch, { type SearchResult } from 'minisearch';
import { firstPages } from './first-pages.ts';
import type { SearchedKind, SearchedPage } from './searched-page.ts';
import { excerpt, marked, type Part, searched } from './words.ts';

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
  suggest(query: string): string[];
}

const sectionsShown = 3;

/** Short queries mostly look for calculators. */
const kindWeights: Record<SearchedKind, number> = { calculator: 3, page: 1.2, article: 1, project: 1 };

/** One letter in a short word may differ, and two in a long one. Numbers and shorter words must match exactly. */
function lettersOff(term: string): number | false {
  if (term.length < 4 || /^\d/.test(term)) return false;
  return term.length < 7 ? 1 : 2;
}

export function createEngine(pages: readonly SearchedPage[]): Engine {
  /** All words of the site. A query's word that is one of them was not misspelled, so "napa" does not find NOPA. */
  const known = new Set<string>();
  const lettersOffUnknown = (term: string) => !known.has(term) && lettersOff(term);
  const index = new MiniSearch({
    fields: ['title', 'words', 'heading', 'text'],
    storeFields: ['page', 'section', 'kind'],
    processTerm: (word) => {
      const term = searched(word);
      if (term) known.add(term);
      return term;
    },
    searchOptions: {
      processTerm: searched,
      prefix: (term) => term.length > 1,
      fuzzy: lettersOffUnknown,
      boost: { title: 5, words: 6, heading: 3 },
      boostDocument: (_id, _term, stored) => kindWeights[stored?.kind as SearchedKind],
    },
  });
  pages.forEach(({ kind, title, description, words, sections }, page) => {
    index.add({ id: `${page}`, page, kind, title, words, text: description });
    sections.forEach(([, heading, text, sectionWords], section) => {
      index.add({ id: `${page} ${section}`, page, section, kind, heading, text, words: sectionWords });
    });
  });
  const names = pages.map(namesOf);
  const asSpelled = (term: string) => {
    const [nearest] = index.autoSuggest(term, { prefix: false, fuzzy: lettersOffUnknown });
    return names.some(({ sets }) => sets.some((set) => set.has(term))) ? term : (nearest?.terms[0] ?? term);
  };
  return {
    find(query) {
      const words = withoutTheWordCalculator(query);
      const all = index.search(words, { combineWith: 'AND' });
      const results = all.length > 0 ? all : index.search(words);
      const queryTerms = termsOf(words).map(asSpelled);
      return byPage(results, (page) => closeness(names[page], queryTerms)).flatMap(([number, ofPage]) => {
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

function withoutTheWordCalculator(query: string): string {
  const rest = query.replaceAll(/\bcalculators?\b/gi, '').trim();
  return rest === '' ? query : rest;
}

function termsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => (word && searched(word)) || []);
}

interface Names {
  readonly href: string;
  readonly first: string | undefined;
  /** A set of words for the page's name, and one for the other words of each section. */
  readonly sets: readonly ReadonlySet<string>[];
}

function namesOf({ href, title, words = '', sections }: SearchedPage): Names {
  const [first] = termsOf(title);
  const ofSections = sections.flatMap(([, , , sectionWords]) => sectionWords ?? []);
  return { href, first, sets: [`${title} ${words}`, ...ofSections].map((text) => new Set(termsOf(text))) };
}

/**
 * 3 for the page that most visitors mean by the query, 2 if its name starts with the query, 1 if its name contains
 * it, 0 if only its text does.
 */
function closeness(names: Names | undefined, queryTerms: readonly string[]): number {
  if (names && firstPages[queryTerms.join(' ')] === names.href) return 3;
  if (!names?.sets.some((set) => queryTerms.every((term) => set.has(term)))) return 0;
  return names.first === queryTerms[0] ? 2 : 1;
}

/** Pages named by the query come before pages that mention it. Each comes with its matching sections. */
function byPage(
  results: SearchResult[],
  closenessOf: (page: number) => number,
): [page: number, results: SearchResult[]][] {
  const groups = Map.groupBy(results, ({ page }) => page as number);
  const worth = (group: SearchResult[]) =>
    group.reduce((sum, { score }, rank) => sum + score / (rank + 1) ** 2, 0);
  return [...groups].sort(([a, ofA], [b, ofB]) => closenessOf(b) - closenessOf(a) || worth(ofB) - worth(ofA));
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
    // Sections listed below need no excerpt here.
    text: excerpt(found.length === 0 && bestText ? bestText : description, terms),
    sections: found.slice(0, sectionsShown),
  };
}
