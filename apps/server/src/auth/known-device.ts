import { createHmac, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import type { Database } from '../platform/db/database.ts';
import { accounts, users } from '../platform/db/schema.ts';
import { and, eq } from '../platform/db/sql.ts';
import { isSameSecret } from '../platform/text/is-same-secret.ts';
import { cookieName } from './cookie-names.ts';

const yearSeconds = 365 * 24 * 3_600;
const sealed = /^([\w-]{22})\.([0-9a-f-]{36})\.([\w-]{43})$/;

interface Setup {
  database: Database;
  secret: string;
  secure: boolean;
}

export type KnownDevices = ReturnType<typeof knownDevices>;

/**
 * Recognizes browsers that have signed in before, by a cookie that lasts a year. It signs no one in: it only exempts
 * the browser from the limits for unknown ones. The signature includes the current password's hash, so changing the
 * password revokes the cookie.
 */
export function knownDevices({ database, secret, secure }: Setup) {
  const name = cookieName('device', secure);
  const sealOf = (id: string, userId: string, passwordHash: string) =>
    createHmac('sha256', secret).update(`${id} ${userId} ${passwordHash}`).digest('base64url');
  return {
    async find(headers: Headers, email: string): Promise<string | undefined> {
      const cookie = parse(headers.get('cookie') ?? '', name)[name] ?? '';
      const [, id, userId, seal] = sealed.exec(cookie) ?? [];
      if (!id || !userId || !seal) return undefined;
      const [account] = await database
        .select({ password: accounts.password })
        .from(accounts)
        .innerJoin(users, eq(users.id, accounts.userId))
        .where(
          and(
            eq(users.id, userId),
            eq(users.email, email.toLowerCase()),
            eq(accounts.providerId, 'credential'),
          ),
        );
      if (!account?.password) return undefined;
      const expectedSeal = sealOf(id, userId, account.password);
      return isSameSecret(seal, expectedSeal) ? id : undefined;
    },
    async remember(userId: string): Promise<string | undefined> {
      const [account] = await database
        .select({ password: accounts.password })
        .from(accounts)
        .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
      if (!account?.password) return undefined;
      const id = randomBytes(16).toString('base64url');
      const value = `${id}.${userId}.${sealOf(id, userId, account.password)}`;
      return serialize(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: yearSeconds,
      });
    },
  };
}
