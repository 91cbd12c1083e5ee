import { foldTerm } from '@orbit-vine/contract/held-terms.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

/** The longest delay until a change on another server applies here. */
const freshMs = 15_000;

const escaped = (term: string) => term.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Matches whole words, and hosts with their subdomains. */
export function matcherOf(terms: readonly string[]): (text: string) => boolean {
  if (terms.length === 0) return () => false;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${terms.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'v');
  return (text) => pattern.test(foldTerm(text));
}

export type HeldTerms = ReturnType<typeof createHeldTerms>;

export function createHeldTerms(database: Database) {
  let matches: Promise<(text: string) => boolean> | undefined;
  let readAt = 0;
  const read = async () => matcherOf(await readHeldTerms(database));
  return {
    current(): Promise<(text: string) => boolean> {
      if (!matches || Date.now() - readAt > freshMs) {
        readAt = Date.now();
        matches = read();
        // A failed read is not cached.
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
