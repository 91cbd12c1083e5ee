import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** Letters of any script, digits and underscores, so that `@name` finds a member. */
export const Username = z
  .string()
  .check(
    z.trim(),
    z.minLength(limits.usernameMin, `A username has at least ${limits.usernameMin} characters.`),
    z.maxLength(limits.usernameMax, `A username has at most ${limits.usernameMax} characters.`),
    z.regex(/^[\p{L}\p{N}_]+$/u, 'A username is made of letters, digits and underscores.'),
  );

export const Member = z.object({ id: z.uuid(), name: z.string(), avatar: z.string() });
export type Member = z.infer<typeof Member>;

/** The signed-in member; the profile is made on the first call. */
export const getMe = endpoint('GET', '/api/community/me', { answer: Member });
