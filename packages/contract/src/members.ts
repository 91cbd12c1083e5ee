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

/** Stands for everybody who has left and whose messages stayed. */
export const formerMember: Member = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'A former member',
  avatar: '/avatars/-.svg',
};

/** Each may what those before it may. */
export const roles = ['member', 'moderator', 'administrator'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

export const Me = z.extend(Member, {
  role: Role,
  /** May read but not write until then. */
  mutedUntil: z.optional(z.iso.datetime()),
});
export type Me = z.infer<typeof Me>;

/** The signed-in member; the profile is made on the first call. */
export const getMe = endpoint('GET', '/api/community/me', { answer: Me });
