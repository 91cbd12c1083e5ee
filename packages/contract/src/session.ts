import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/* Better Auth's routes, separate from `accounts.ts`, since signed-in members need only these. */

export const signOut = endpoint('POST', '/api/auth/sign-out', { for: 'everyone', answer: z.object({}) });
export const getSession = endpoint('GET', '/api/auth/get-session', {
  for: 'everyone',
  answer: z.nullable(
    z.object({
      session: z.object({ id: z.string(), expiresAt: z.string() }),
      user: z.object({ id: z.uuid(), name: z.string(), email: z.string(), emailVerified: z.boolean() }),
    }),
  ),
});
