import * as z from 'zod/mini';

/** Members' work in the wine trade. Pages call it a role; `Role` is about moderation. */
const occupations = [
  'winemaker',
  'cellarHand',
  'grower',
  'owner',
  'lab',
  'sales',
  'hospitality',
  'consultant',
  'supplier',
  'educator',
  'student',
  'other',
] as const;
export const Occupation = z.enum(occupations);
export type Occupation = z.infer<typeof Occupation>;

export const occupationNames: Record<Occupation, string> = {
  winemaker: 'Winemaker',
  cellarHand: 'Cellar hand',
  grower: 'Grower',
  owner: 'Owner',
  lab: 'Lab',
  sales: 'Sales',
  hospitality: 'Tasting room',
  consultant: 'Consultant',
  supplier: 'Supplier',
  educator: 'Educator',
  student: 'Student',
  other: 'Other',
};

/** Other words by which people look for an occupation. */
const searchWords: Partial<Record<Occupation, string>> = {
  winemaker: 'enologist oenologist vintner',
  cellarHand: 'cellarhand harvest intern',
  grower: 'viticulturist vineyard manager farmer',
  owner: 'proprietor vintner',
  lab: 'laboratory chemist enologist oenologist',
  sales: 'marketing distributor',
  hospitality: 'sommelier hospitality',
  consultant: 'adviser advisor',
  educator: 'teacher professor lecturer',
};

const shortestBeginning = 4;

/** Those with a name or search word that is the word, its singular, or starts with it. Expects lower case. */
export function occupationsFor(word: string): Occupation[] {
  const singular = word.replace(/s$/, '');
  return occupations.filter((occupation) => {
    if (occupation === 'other') return false;
    const text = `${occupationNames[occupation]} ${searchWords[occupation] ?? ''}`;
    const words = text.trim().toLowerCase().split(' ');
    return words.some(
      (one) => one === singular || (singular.length >= shortestBeginning && one.startsWith(singular)),
    );
  });
}
