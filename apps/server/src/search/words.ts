import { type SQL, sql } from '../platform/db/sql.ts';
import { foldText, withoutUmlauts } from './fold.ts';

/** Shorter beginnings are those of too many words. */
const prefixLength = 3;
const nothing = sql`''::tsquery`;

/**
 * What a message's `words` have to hold: every word in any of its forms, `"words in quotes"` in their order, and none
 * after a `-`. The last word may be one that is still being typed.
 */
export function wordsQuery(text: string): SQL {
  const tokens = Array.from(text.matchAll(/(-?)"([^"]*)"|(-?)([^\s"]+)/g), (found) => ({
    isQuoted: found[2] !== undefined,
    without: (found[1] ?? found[3]) === '-',
    words: found[2] ?? found[4] ?? '',
  }));
  const parts = tokens.map(({ isQuoted, without, words }, at) => {
    const isLast = at === tokens.length - 1 && !isQuoted && !without;
    const query = formsOf(words, isLast);
    return without ? sql`!!(${query})` : query;
  });
  return parts.length === 0 ? nothing : sql`(${sql.join(parts, sql` && `)})`;
}

function formsOf(words: string, begun: boolean): SQL {
  const phrase = sql`phraseto_tsquery('english', search_fold(${words}))`;
  const otherwise = withoutUmlauts(words);
  const forms = [
    phrase,
    otherwise ? sql`phraseto_tsquery('english', search_fold(${otherwise}))` : nothing,
    begun ? beginningOf(words) : nothing,
  ];
  // A word like "the" is in every message and in no index.
  return sql`(case when numnode(${phrase}) = 0 then ${nothing} else ${sql.join(forms, sql` || `)} end)`;
}

function beginningOf(word: string): SQL {
  const { folded } = foldText(word);
  if (folded.length < prefixLength || !/^[\p{L}\p{N}]+$/u.test(folded)) return nothing;
  return sql`to_tsquery('simple', ${`${folded}:*`})`;
}
