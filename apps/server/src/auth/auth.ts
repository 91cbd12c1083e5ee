import { queueAfterTransactionHook } from '@better-auth/core/context';
import { drizzleAdapter } from '@better-auth/drizzle-adapter';
import { passkey } from '@better-auth/passkey';
import { confirmLink, resendConfirmation, resetLink } from '@orbit-vine/contract/accounts.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { AuthContext, BetterAuthOptions } from 'better-auth';
import { betterAuth } from 'better-auth/minimal';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { accounts, passkeys, sessions, users, verifications } from '../db/schema.ts';
import { clientAddressHeader } from '../http/client-address.ts';
import { describeFailure } from '../http/failure.ts';
import type { Letter } from '../mail/letter.ts';
import { alreadyMemberLetter } from '../mail/letters/already-member.ts';
import { confirmationLetter } from '../mail/letters/confirmation.ts';
import { passwordResetLetter } from '../mail/letters/password-reset.ts';
import type { MailQueue } from '../mail/queue.ts';
import { ensureProfile } from '../members/profiles.ts';
import { forgetCodes } from './codes.ts';
import { confirmEmailPlugin, makeConfirmationCode } from './confirm-email.ts';
import { boundedHashing } from './hashing.ts';
import { verifiedPasskeys } from './passkey-proof.ts';
import { sessionHooks } from './session-lifetime.ts';

const confirmHours = 24;
const resetHours = 1;
const hour = 60 * 60;
const day = 24 * hour;
const moment = { type: 'date', required: false, input: false, returned: false } as const;

export interface AuthSetup {
  database: Database;
  mail: Pick<MailQueue, 'send'>;
  /** Where mailed links lead, without a trailing slash. */
  publicUrl: string;
  origins: string[];
  secret: string;
  log: Logger;
  onSessionEnded(sessionId: string): void;
}

/** Where codes are kept: the part of Better Auth's context that the mailed links need. */
type Codes = Pick<AuthContext, 'internalAdapter'>;

export type Auth = ReturnType<typeof createAuth>;

export function createAuth(setup: AuthSetup) {
  const { database, publicUrl, origins, secret, log } = setup;
  const { promise: ready, resolve } = Promise.withResolvers<Codes>();
  const verified = verifiedPasskeys(database);
  const auth = betterAuth({
    appName: 'Plastic Grapes',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: origins,
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        passkey: passkeys,
      },
      transaction: true,
    }),
    advanced: {
      ...sessionCookie(publicUrl),
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    session: {
      expiresIn: limits.sessionDays * day,
      updateAge: hour,
      // Our own gate asks for a proof of presence that is younger than this.
      freshAge: 0,
      additionalFields: { authenticatedAt: moment, secondFactorAt: moment },
    },
    verification: { storeIdentifier: 'hashed' },
    // Counted by our own table before any of this is asked.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // What is not an answer to the caller is ours to log and to answer, like every other failure.
    onAPIError: { throw: true },
    logger: {
      // What the caller did wrong is in the security log, with who and whence; here it would be a flood without either.
      log: (level, message, cause) =>
        log[cause instanceof Error ? level : 'debug'](
          { from: 'auth', ...(cause instanceof Error && { failure: describeFailure(cause) }) },
          message,
        ),
    },
    databaseHooks: {
      // Only now is the name theirs: before, anybody could take it with any address.
      user: {
        update: {
          after: async (user) => {
            if (user.emailVerified) await ensureProfile(database, user.id, user.name, log);
          },
        },
      },
      session: sessionHooks({ database, isVerified: verified.has, onSessionEnded: setup.onSessionEnded }),
    },
    plugins: [
      confirmEmailPlugin(),
      passkey({
        rpID: new URL(publicUrl).hostname,
        rpName: 'Plastic Grapes',
        origin: origins,
        authentication: { afterVerification: verified.note },
      }),
    ],
    ...mailedLinks(setup, ready),
  } satisfies BetterAuthOptions);
  resolve(auth.$context);
  return auth;
}

/** Behind TLS the name itself forbids that another host of the domain sets the cookie. */
function sessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  return {
    useSecureCookies: false,
    cookiePrefix: secure ? '__Host-orbit-vine' : 'orbit-vine',
    defaultCookieAttributes: { secure },
  };
}

/** Every link opens a page of ours, and the page spends its code by POST: a mail scanner that follows it does nothing. */
function mailedLinks({ database, mail, publicUrl, log }: AuthSetup, ready: Promise<Codes>) {
  const linkTo = ({ path, parameter }: { path: string; parameter: string }, code: string) =>
    `${publicUrl}${path}?${parameter}=${code}`;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  /** A sign-up that is answered is one whose mail is in the queue. */
  const mailAfterCommit = (to: string, letter: Letter) =>
    queueAfterTransactionHook(() => mail.send({ to, letter }));
  /** Nothing waits for it: neither how long it takes nor whether it fails may tell that the address is known. */
  const unseen = (work: () => Promise<void>) =>
    void work().catch((error: unknown) => {
      log.error({ failure: describeFailure(error) }, 'a mail could not be queued');
    });
  const confirmation = async (user: { id: string; email: string; name: string }) => {
    const { internalAdapter } = await ready;
    const expiresAt = inHours(confirmHours);
    const link = linkTo(confirmLink, await makeConfirmationCode(internalAdapter, { user, expiresAt }));
    return confirmationLetter({ name: user.name, link, hours: confirmHours, expiresAt });
  };
  return {
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: async ({ user }, request) => {
        if (request && new URL(request.url).pathname === resendConfirmation.path)
          unseen(async () => mail.send({ to: user.email, letter: await confirmation(user) }));
        else await mailAfterCommit(user.email, await confirmation(user));
      },
    },
    emailAndPassword: {
      enabled: true,
      password: boundedHashing(),
      requireEmailVerification: true,
      minPasswordLength: limits.passwordMin,
      maxPasswordLength: limits.passwordMax,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetHours * 3_600,
      onPasswordReset: ({ user }) => forgetCodes(database, user.id),
      sendResetPassword: async ({ user, token }) => {
        const link = linkTo(resetLink, token);
        const expiresAt = inHours(resetHours);
        const letter = passwordResetLetter({ name: user.name, link, hours: resetHours, expiresAt });
        unseen(() => mail.send({ to: user.email, letter }));
      },
      onExistingUserSignUp: async ({ user }) => {
        const link = `${publicUrl}${confirmLink.path}`;
        await mailAfterCommit(user.email, alreadyMemberLetter({ name: user.name, link }));
      },
    },
  } satisfies BetterAuthOptions;
}
