import { readFileSync } from 'node:fs';
import { foldName, reservedBeginnings, reservedNames } from '@orbit-vine/contract/names.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

/** The look of each letter and digit (Unicode's confusables); each line of the file is one look. */
const looks = new Map(
  readFileSync(new URL('confusables.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [look = '', letters = ''] = line.split('\t');
      return Array.from(letters, (letter) => [letter, look] as const);
    }),
);

/** The skeleton of UTS 39: names that look the same have the same one. */
const lookOf = (name: string) =>
  Array.from(name.normalize('NFD'), (letter) => looks.get(letter) ?? letter)
    .join('')
    .normalize('NFD');

/**
 * The same for names that look the same, also in another case. Looks come before folding: a capital I looks like an
 * l, but the small i that it folds to does not.
 */
export const skeletonOf = (name: string) => lookOf(foldName(lookOf(name.normalize('NFKC'))));

export const nameColumns = (username: string) => ({
  username,
  nameKey: foldName(username),
  skeleton: skeletonOf(username),
});

const digits: Readonly<Record<string, string>> = { l: 'i', 1: 'i', 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't' };
const bare = (name: string) =>
  skeletonOf(name)
    .replaceAll('_', '')
    .replace(/[l103457]/g, (sign) => digits[sign] ?? sign);
const reserved = new Set(reservedNames.map(bare));
const beginnings = reservedBeginnings.map(bare);

export function isReserved(username: string): boolean {
  const name = bare(username);
  // An empty `bare` name has only underscores.
  return name === '' || reserved.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

/** Members may keep a reserved name that they already have. */
export function refuseReserved(username: string, present?: string): void {
  if (isReserved(username) && foldName(username) !== foldName(present ?? ''))
    throw new ProblemError('USERNAME_RESERVED', [{ field: 'name', message: 'That username is reserved.' }]);
}

export const nameKeyOf = (profile: SQL) =>
  sql`coalesce(${profile}.name_key, lower(${profile}.username collate "C"))`;

/** The sort key for members: member2 comes before member10, and Öxle between Otto and Pia. */
export const nameOrderOf = (profile: SQL) => sql`(${nameKeyOf(profile)} collate "in_order")`;

export const hasName = (profile: SQL, { folded, written }: { folded: SQL; written: SQL }) =>
  sql`(${profile}.name_key = ${folded} or ${profile}.name_key is null and ${profile}.username = ${written})`;
