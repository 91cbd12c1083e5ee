import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** Terms and texts are compared in this form: without case, width, and invisible characters. */
export const foldTerm = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

export const HeldTerm = z
  .string()
  .check(
    z.maxLength(limits.heldTermLength),
    z.overwrite(foldTerm),
    z.minLength(2, 'Write at least two characters.'),
  );

const path = '/api/community/moderation/held-terms';
const done = z.object({});

/** Words and hosts: any member's message that contains one waits for a moderator. */
export const listHeldTerms = endpoint('GET', path, {
  for: 'moderator',
  answer: z.object({ terms: z.array(z.string()) }),
});
/** Idempotent. */
export const addHeldTerm = endpoint('POST', path, {
  for: 'moderator',
  body: z.object({ term: HeldTerm }),
  answer: done,
});
export const removeHeldTerm = endpoint('POST', `${path}/removal`, {
  for: 'moderator',
  body: z.object({ term: HeldTerm }),
  answer: done,
});
