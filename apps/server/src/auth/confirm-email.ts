import { confirmEmail } from '@orbit-vine/contract/accounts.ts';
import { problems } from '@orbit-vine/contract/problems.ts';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';

export const confirmIdentifier = (code: string) => `confirm-email:${code}`;

/**
 * Exchanges the code of a mailed link for a confirmed account and a session. Better Auth's own link is a signed token
 * that a GET spends and that works as often as it is opened; this one is a row that is deleted as it is read, so it
 * works once, also when two requests race.
 */
export function confirmEmailPlugin() {
  return {
    id: 'confirm-email',
    endpoints: {
      confirmEmail: createAuthEndpoint(
        '/confirm-email',
        { method: 'POST', body: confirmEmail.body },
        async (context) => {
          const { internalAdapter } = context.context;
          const code = await internalAdapter.consumeVerificationValue(confirmIdentifier(context.body.code));
          const user = code && (await internalAdapter.updateUser(code.value, { emailVerified: true }));
          if (!user)
            throw new APIError('GONE', { code: 'CODE_INVALID', message: problems.CODE_INVALID.title });
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(context, { session, user });
          return context.json({});
        },
      ),
    },
    rateLimit: [{ pathMatcher: (path) => path === '/confirm-email', window: 60, max: 10 }],
  } satisfies BetterAuthPlugin;
}
