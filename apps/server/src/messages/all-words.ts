import type { NewListing } from '@orbit-vine/contract/listings.ts';
import type { NewMessage } from '@orbit-vine/contract/messages.ts';
import { type SQL, sql } from '../platform/db/sql.ts';

interface Worded extends Pick<NewMessage, 'content' | 'poll'> {
  listing?: Pick<NewListing, 'price' | 'place'> | undefined;
}

/** All text of a new message: its content, and the words of its poll or listing. */
export const allWordsIn = ({ content, poll, listing }: Worded): string =>
  [content, ...(poll?.choices ?? []), listing?.price, listing?.place].join('\n');

export const allWordsOf = (row: SQL): SQL => sql`concat_ws(E'\n', ${row}.content,
  (select string_agg('- ' || choice, E'\n') from jsonb_array_elements_text(${row}.poll -> 'choices') choice),
  ${row}.listing ->> 'price', ${row}.listing ->> 'place')`;
