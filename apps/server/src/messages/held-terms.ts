import { foldTerm } from '@orbit-vine/contract/held-terms.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

/** After this time, a change by another server applies here too. */
const freshMs = 15_000;

const escaped = (term: string) => term.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Whole words; of a host, also those below it. */
export function matcherOf(terms: readonly string[]): (text: string) => boolean {
  if (terms.length === 0) return () => false;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${terms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'v');
  return (text) => pattern.test(foldTerm(text));
}

export type HeldTerms = ReturnType<typeof createHeldTerms>;

/** The terms whose messages are held, read at most every so often. */
export function createHeldTerms(database: Database) {
  let matches: Promise<(text: string) => boolean> | undefined;
  let readAt = 0;
  const read = async () => matcherOf(await readHeldTerms(database));
  return {
    /** Whether a text has one of the terms. */
    current(): Promise<(text: string) => boolean> {
      if (!matches || Date.now() - readAt > freshMs) {
        readAt = Date.now();
        matches = read();
        // Read again by the next message.
        matches.catch(() => {
          matches = undefined;
        });
      }
      return matches;
    },
    changed(): void {
      matches = undefined;
    },
  };
}

export async function readHeldTerms(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ term: string }>(sql`select term from held_terms order by term`);
  return rows.map(({ term }) => term);
}
