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
