import { type SQL, sql } from '../platform/db/sql.ts';
import { foldText, withoutUmlauts } from './fold.ts';

const prefixLength = 3;
const matchNothing = sql`''::tsquery`;

/**
 * Builds the query on messages' `words`: every word in any form, `"words in quotes"` in order, and no word after a
 * `-`. The last word may be incomplete.
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
  return parts.length === 0 ? matchNothing : sql`(${sql.join(parts, sql` && `)})`;
}

function formsOf(words: string, isIncomplete: boolean): SQL {
  const phrase = sql`phraseto_tsquery('english', search_fold(${words}))`;
  const withoutUmlautsForm = withoutUmlauts(words);
  const forms = [
    phrase,
    // For words, numbers, and signs without a space between them, in the message or in the query.
    sql`phraseto_tsquery('english', search_parts(search_fold(${words})))`,
    withoutUmlautsForm ? sql`phraseto_tsquery('english', search_fold(${withoutUmlautsForm}))` : matchNothing,
    isIncomplete ? prefixQuery(words) : matchNothing,
  ];
  // A stop word such as "the" is in no index.
  return sql`(case when numnode(${phrase}) = 0 then ${matchNothing} else ${sql.join(forms, sql` || `)} end)`;
}

function prefixQuery(word: string): SQL {
  const folded = foldText(word).folded.replaceAll('ς', 'σ');
  if (folded.length < prefixLength || !/^[\p{L}\p{N}]+$/u.test(folded)) return matchNothing;
  return sql`to_tsquery('simple', ${`${folded}:*`})`;
}
