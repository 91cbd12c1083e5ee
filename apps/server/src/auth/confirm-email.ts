import { confirmEmail } from '@orbit-vine/contract/accounts.ts';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { ProblemError } from '../platform/http/problem.ts';

/** Exchanges the code of a mailed link, and what proves the sign-up, for an account and its first session. */
export function confirmEmailPlugin(
  confirm: (body: typeof confirmEmail.body._zod.output, headers: Headers) => Promise<string>,
) {
  return {
    id: 'confirm-email',
    endpoints: {
      confirmEmail: createAuthEndpoint(
        '/confirm-email',
        { method: 'POST', body: confirmEmail.body, requireHeaders: true },
        async (context) => {
          const { internalAdapter } = context.context;
          const userId = await confirm(context.body, context.headers);
          const user = await internalAdapter.findUserById(userId);
          if (!user) throw new ProblemError('CODE_INVALID');
          await setSessionCookie(context, { session: await internalAdapter.createSession(userId), user });
          return context.json({});
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
