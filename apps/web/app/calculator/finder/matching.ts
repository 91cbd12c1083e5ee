import MiniSearch from 'minisearch';
import { foldText } from '../../platform/fold-text.ts';

/** Words that tell no calculator from another. */
const fillers = new Set(
  'a an and by do for from how i in is it many much my of the to what wine wines'.split(' '),
);

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[xsz])es$|(?<!s)s$/, '') : word;
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular);
}

function termsOf(typed: string): string[] {
  const words = wordsOf(typed);
  const terms = words.filter((word) => !fillers.has(word));
  return terms.length > 0 ? terms : words;
}

export interface Findable {
  readonly title: string;
  readonly description: string;
  readonly searchWords: readonly string[];
}

/**
 * Searches answer with indexes, best first: items with exactly the query as title or search word, then items with all
 * its words, or, if there are none, with most of them. Words match as prefixes, except that a word of up to three
 * letters that any item contains matches only itself: "ta" doesn't find "tank".
 */
export function finderOf(all: readonly Findable[]): (typed: string) => number[] {
  const index = new MiniSearch({
    fields: ['title', 'names', 'description'],
    tokenize: wordsOf,
    processTerm: (term) => term,
  });
  const called = all.map(({ title, searchWords }) =>
    [title, ...searchWords].map((name) => wordsOf(name).join(' ')),
  );
  index.addAll(
    all.map(({ title, description, searchWords }, id) => ({
      id,
      title,
      description,
      names: searchWords.join(', '),
    })),
  );
  const whole = new Set(
    all.flatMap(({ title, description, searchWords }) =>
      wordsOf([title, description, ...searchWords].join(' ')),
    ),
  );
  return (typed) => {
    const terms = termsOf(typed);
    if (terms.length === 0) return all.map((_, id) => id);
    const options = {
      boost: { title: 3, names: 2 },
      prefix: (term: string) => term.length > 3 || !whole.has(term),
      tokenize: () => terms,
    };
    const found = index.search(typed, { ...options, combineWith: 'AND' });
    const best = found.length > 0 ? found : mostTerms(index.search(typed, options));
    const isCalledSo = (id: number) => called[id]?.includes(terms.join(' ')) === true;
    return best
      .map(({ id }) => Number(id))
      .toSorted((one, other) => Number(isCalledSo(other)) - Number(isCalledSo(one)));
  };
}

function mostTerms<Found extends { readonly queryTerms: readonly string[] }>(
  found: readonly Found[],
): Found[] {
  const most = Math.max(0, ...found.map(({ queryTerms }) => queryTerms.length));
  return found.filter(({ queryTerms }) => queryTerms.length === most);
}
