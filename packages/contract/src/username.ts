import * as z from 'zod/mini';
import { limits } from './limits.ts';

/**
 * Letters of any script, digits, and underscores, so that `@name` finds a member; no look-alikes of other names
 * (NFKC) and no invisible characters.
 */
export const Username = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFKC'),
    z.minLength(limits.usernameMin, `A username must have at least ${limits.usernameMin} characters.`),
    z.maxLength(limits.usernameMax, `A username can have at most ${limits.usernameMax} characters.`),
    z.regex(
      /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}_])+$/u,
      'A username can have only letters, digits, and underscores.',
    ),
  );
