import { confirmEmail } from '@orbit-vine/contract/accounts.ts';
import { problems } from '@orbit-vine/contract/problems.ts';
import type { AuthContext, BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';
import * as z from 'zod';

/** What one sign-up chose. It travels with its own code: a sign-up binds nobody until its own mail is answered. */
const Chosen = z.object({ email: z.string(), name: z.string(), passwordHash: z.string() });

type Accounts = AuthContext['internalAdapter'];

const identifier = (code: string) => `confirm-email:${code}`;

/** A code that confirms the account as it is at the moment. */
export async function makeConfirmationCode(
  accounts: Accounts,
  { user, expiresAt }: { user: { id: string; email: string; name: string }; expiresAt: Date },
): Promise<string> {
  const account = await accounts.findCredentialAccount(user.id);
  const chosen: z.infer<typeof Chosen> = {
    email: user.email,
    name: user.name,
    passwordHash: account?.password ?? '',
  };
  const code = generateRandomString(32, 'a-z', 'A-Z', '0-9');
  await accounts.createVerificationValue({
    identifier: identifier(code),
    value: JSON.stringify(chosen),
    expiresAt,
  });
  return code;
}

/** Spends a code. Undefined if it is not good (any more), or its address has been confirmed by another. */
async function confirm(accounts: Accounts, code: string) {
  const stored = await accounts.consumeVerificationValue(identifier(code));
  if (!stored) return undefined;
  const { email, name, passwordHash } = Chosen.parse(JSON.parse(stored.value));
  const found = await accounts.findUserByEmail(email);
  if (found?.user.emailVerified) return undefined;
  // A later sign-up that came to nothing has taken the account away, but not what its code stands for.
  const { id } = found?.user ?? (await accounts.createUser({ email, name }, { method: 'email-password' }));
  if (found) await accounts.updatePassword(id, passwordHash);
  else
    await accounts.createAccount({
      userId: id,
      providerId: 'credential',
      accountId: id,
      password: passwordHash,
    });
  return accounts.updateUser(id, { name, emailVerified: true });
}

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
          const user = await confirm(internalAdapter, context.body.code);
          if (!user)
            throw new APIError('GONE', { code: 'CODE_INVALID', message: problems.CODE_INVALID.title });
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(context, { session, user });
          return context.json({});
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
