import { foldName, type Setup } from '@orbit-vine/cellar-book/setup.ts';
import { isWithinEdits } from './text/edit-distance.ts';

/** The variety by one of its names, or the one that was probably meant by a misspelled name. */
export function findVariety(
  { varieties }: Pick<Setup, 'varieties'>,
  written: string,
): { name: string; isMisspelled: boolean } | undefined {
  const text = foldName(written.trim());
  const named = varieties.map(({ name, aliases = [] }) => ({
    name,
    spellings: [name, ...aliases].map((each) => foldName(each)),
  }));
  const exact = named.find(({ spellings }) => spellings.includes(text));
  if (exact) return { name: exact.name, isMisspelled: false };
  const most = text.length < 5 ? 0 : text.length < 9 ? 1 : 2;
  const near =
    most > 0 && named.find(({ spellings }) => spellings.some((each) => isWithinEdits(each, text, most)));
  return near ? { name: near.name, isMisspelled: true } : undefined;
}
