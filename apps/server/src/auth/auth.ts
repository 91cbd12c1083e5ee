import { confirmEmail } from '@orbit-vine/contract/accounts.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { resetLink } from '@orbit-vine/contract/mailed-links.ts';
import { signInByPasskey } from '@orbit-vine/contract/passkeys.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import type { Logger } from 'pino';
import { passwordResetLetter } from '../letters/password-reset.ts';
import type { Database } from '../platform/db/database.ts';
import { accounts, sessions, users, verifications } from '../platform/db/schema.ts';
import { clientAddressHeader } from '../platform/http/client-address.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import type { MailQueue } from '../platform/mail/queue.ts';
import { expiryOf, forgetCodes } from './codes.ts';
import { cookiePrefix, hasSecureCookies } from './cookie-names.ts';
import type { Passwords } from './hashing.ts';
import { checkPasskey } from './passkey-proof.ts';
import { withHashedSessionKeys } from './session-keys.ts';
import { sessionHooks } from './session-lifetime.ts';
import { confirmSignUp } from './sign-up/confirm.ts';
import { proofCookie } from './sign-up/proof-cookie.ts';
import { basePath, wayIn } from './way-in.ts';

const hour = 60 * 60;
const day = 24 * hour;
const moment = { type: 'date', required: false, input: false, returned: false } as const;

export interface AuthSetup {
  database: Database;
  mail: Pick<MailQueue, 'send'>;
  passwords: Passwords;
  publicUrl: string;
  origins: string[];
  secret: string;
  log: Logger;
  appealAddress: string | undefined;
  onSessionEnded(sessionId: string): void;
  onPasswordReset(userId: string): Promise<void>;
}

export type Auth = ReturnType<typeof createAuth>;

export function createAuth(setup: AuthSetup) {
  const { database, publicUrl, origins, secret, log } = setup;
  return betterAuth({
    appName: 'Plastic Grapes',
    baseURL: publicUrl,
    basePath,
    secret,
    trustedOrigins: origins,
    database: withHashedSessionKeys(
      drizzleAdapter(database, {
        provider: 'pg',
        schema: {
          user: users,
          session: sessions,
          account: accounts,
          verification: verifications,
        },
        transaction: true,
      }),
    ),
    advanced: {
      ...sessionCookie(publicUrl),
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    session: {
      expiresIn: serverLimits.sessionDays * day,
      updateAge: hour,
      // `requirePresence` enforces a shorter time.
      freshAge: 0,
      additionalFields: { authenticatedAt: moment, secondFactorAt: moment },
    },
    verification: { storeIdentifier: 'hashed' },
    // `limiter` has counted the request already.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // The app's error handler logs and answers these failures.
    onAPIError: { throw: true },
    logger: {
      // The security log has failures caused by callers, with account and network; here they would flood the log
      // without either.
      log: (level, message, cause) =>
        log[cause instanceof Error ? level : 'debug'](
          { from: 'auth', ...(cause instanceof Error && { failure: describeFailure(cause) }) },
          message,
        ),
    },
    databaseHooks: {
      session: sessionHooks(setup),
    },
    plugins: waysIn(setup),
    emailAndPassword: passwordSignIn(setup),
  } satisfies BetterAuthOptions);
}

function waysIn(setup: AuthSetup) {
  const { database, passwords, publicUrl } = setup;
  return [
    wayIn(confirmEmail, async (input, headers) => ({
      userId: await confirmSignUp({ database, passwords }, input, proofCookie(publicUrl).read(headers)),
    })),
    wayIn(signInByPasskey, async ({ response }, headers) => {
      const checked = await checkPasskey(setup, { cookie: headers.get('cookie') ?? '', response });
      if (!checked) throw new ProblemError('PASSKEY_REFUSED');
      return { userId: checked.userId, secondFactor: checked.userVerified };
    }),
  ];
}

function sessionCookie(publicUrl: string) {
  const secure = hasSecureCookies(publicUrl);
  return {
    useSecureCookies: false,
    cookiePrefix: cookiePrefix(secure),
    defaultCookieAttributes: { secure },
  };
}

/** Better Auth would create the account before its address is confirmed, so `sign-up` replaces its sign-up. */
function passwordSignIn({ database, mail, passwords, publicUrl, log, ...setup }: AuthSetup) {
  return {
    enabled: true,
    disableSignUp: true,
    password: passwords,
    requireEmailVerification: true,
    minPasswordLength: limits.passwordMin,
    maxPasswordLength: limits.passwordMax,
    revokeSessionsOnPasswordReset: true,
    onPasswordReset: async ({ user }) => {
      await forgetCodes(database, user.id);
      await setup.onPasswordReset(user.id);
    },
    resetPasswordTokenExpiresIn: resetLink.hours * 3_600,
    sendResetPassword: async ({ user, token }) => {
      const link = `${publicUrl}${resetLink.path}?${resetLink.parameter}=${token}`;
      const expiresAt = expiryOf(resetLink);
      const letter = passwordResetLetter({ name: user.name, link, expiresAt });
      // Not awaited: neither its duration nor its failure may reveal whether the address has an account.
      void mail
        .send({ to: user.email, letter })
        .catch((error: unknown) =>
          log.error({ failure: describeFailure(error) }, 'a mail could not be queued'),
        );
    },
  } satisfies BetterAuthOptions['emailAndPassword'];
}
