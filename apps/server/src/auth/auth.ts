import { drizzleAdapter } from '@better-auth/drizzle-adapter';
import { confirmLink, resetLink } from '@orbit-vine/contract/accounts.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { AuthContext, BetterAuthOptions } from 'better-auth';
import { generateRandomString } from 'better-auth/crypto';
import { betterAuth } from 'better-auth/minimal';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { accounts, rateLimits, sessions, users, verifications } from '../db/schema.ts';
import { clientAddressHeader } from '../http/client-address.ts';
import { describeFailure } from '../http/failure.ts';
import { alreadyMemberLetter, confirmationLetter, passwordResetLetter } from '../mail/letters.ts';
import type { SendMail } from '../mail/mailer.ts';
import { ensureProfile } from '../members/profiles.ts';
import { confirmEmailPlugin, confirmIdentifier } from './confirm-email.ts';

const confirmHours = 24;
const resetHours = 1;
const day = 24 * 60 * 60;

export interface AuthSetup {
  database: Database;
  sendMail: SendMail;
  /** Where mailed links lead, without a trailing slash. */
  publicUrl: string;
  origins: string[];
  secret: string;
  rateLimits: boolean;
  log: Logger;
  onSessionEnded(sessionId: string): void;
}

/** Where codes are kept: the part of Better Auth's context that the mailed links need. */
type Codes = Pick<AuthContext, 'internalAdapter'>;

export type Auth = ReturnType<typeof createAuth>;

export function createAuth(setup: AuthSetup) {
  const { database, publicUrl, origins, secret, log } = setup;
  const { promise: ready, resolve } = Promise.withResolvers<Codes>();
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
        rateLimit: rateLimits,
      },
      transaction: true,
    }),
    advanced: {
      cookiePrefix: 'orbit-vine',
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    session: { expiresIn: 30 * day, updateAge: day },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: setup.rateLimits, storage: 'database' },
    telemetry: { enabled: false },
    // What is not an answer to the caller is ours to log and to answer, like every other failure.
    onAPIError: { throw: true },
    logger: {
      log: (level, message, cause) =>
        log[level](
          { from: 'auth', ...(cause instanceof Error && { failure: describeFailure(cause) }) },
          message,
        ),
    },
    databaseHooks: {
      user: {
        create: { after: async (user) => void (await ensureProfile(database, user.id, user.name, log)) },
      },
      session: { delete: { after: async (session) => setup.onSessionEnded(session.id) } },
    },
    plugins: [confirmEmailPlugin()],
    ...mailedLinks(setup, ready),
  } satisfies BetterAuthOptions);
  resolve(auth.$context);
  return auth;
}

/** Every link opens a page of ours, and the page spends its code by POST: a mail scanner that follows it does nothing. */
function mailedLinks({ sendMail, publicUrl }: AuthSetup, ready: Promise<Codes>) {
  const linkTo = ({ path, parameter }: { path: string; parameter: string }, code: string) =>
    `${publicUrl}${path}?${parameter}=${code}`;
  return {
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: async ({ user }) => {
        const code = generateRandomString(32, 'a-z', 'A-Z', '0-9');
        const { internalAdapter } = await ready;
        await internalAdapter.createVerificationValue({
          identifier: confirmIdentifier(code),
          value: user.id,
          expiresAt: new Date(Date.now() + confirmHours * 3_600_000),
        });
        const link = linkTo(confirmLink, code);
        await sendMail(user.email, confirmationLetter({ name: user.name, link, hours: confirmHours }));
      },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: limits.passwordMin,
      maxPasswordLength: limits.passwordMax,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetHours * 3_600,
      sendResetPassword: async ({ user, token }) => {
        const link = linkTo(resetLink, token);
        await sendMail(user.email, passwordResetLetter({ name: user.name, link, hours: resetHours }));
      },
      onExistingUserSignUp: async ({ user }) => {
        const link = `${publicUrl}${confirmLink.path}`;
        await sendMail(user.email, alreadyMemberLetter({ name: user.name, link }));
      },
    },
  } satisfies BetterAuthOptions;
}
