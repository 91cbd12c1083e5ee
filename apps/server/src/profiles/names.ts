import { readFileSync } from 'node:fs';
import { foldName, reservedBeginnings, reservedNames } from '@orbit-vine/contract/names.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

/** What each letter and digit looks like, as Unicode lists it: one line for each look. */
const looks = new Map(
  readFileSync(new URL('confusables.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [look = '', letters = ''] = line.split('\t');
      return Array.from(letters, (letter) => [letter, look] as const);
    }),
);

/** The skeleton of UTS 39: the same for two names that look the same. */
const lookOf = (name: string) =>
  Array.from(name.normalize('NFD'), (letter) => looks.get(letter) ?? letter)
    .join('')
    .normalize('NFD');

/**
 * The same for names that look the same, in letters of another case too. The look comes first: a capital I looks like
 * an l, and the small i that it folds to does not.
 */
export const skeletonOf = (name: string) => lookOf(foldName(lookOf(name.normalize('NFKC'))));

/** Everything of a profile that follows from its name; whoever writes a name writes these. */
export const nameColumns = (username: string) => ({
  username,
  nameKey: foldName(username),
  skeleton: skeletonOf(username),
});

const bare = (name: string) => skeletonOf(name).replaceAll('_', '');
const reserved = new Set(reservedNames.map(bare));
const beginnings = reservedBeginnings.map(bare);

export function isReserved(username: string): boolean {
  const name = bare(username);
  // Of underscores alone: a line, and nobody's name.
  return name === '' || reserved.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/** Whoever has such a name from before keeps it. */
export function refuseReserved(username: string, present?: string): void {
  if (isReserved(username) && foldName(username) !== foldName(present ?? ''))
    throw new ProblemError('USERNAME_RESERVED', [{ field: 'name', message: 'That username is reserved.' }]);
}

/** What members are searched by, of `profiles` under the given name. */
export const nameKeyOf = (profile: SQL) =>
  sql`coalesce(${profile}.name_key, lower(${profile}.username collate "C"))`;

/** What members are listed by: member2 stands before member10, Öxle between Otto and Pia. */
export const nameOrderOf = (profile: SQL) => sql`(${nameKeyOf(profile)} collate "in_order")`;

/** Whether a profile has this name, `folded` and as it was `written`; both are expressions. */
export const hasName = (profile: SQL, { folded, written }: { folded: SQL; written: SQL }) =>
  sql`(${profile}.name_key = ${folded} or ${profile}.name_key is null and ${profile}.username = ${written})`;
