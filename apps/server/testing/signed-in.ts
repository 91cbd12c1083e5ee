import { randomBytes } from 'node:crypto';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { serializeSigned } from 'hono/utils/cookie';
import { hashOfCode } from '../src/auth/codes.ts';
import { cookieName } from '../src/auth/cookie-names.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { sessions, users } from '../src/platform/db/schema.ts';
import { sharedSecret } from '../src/platform/db/secrets.ts';
import { eq } from '../src/platform/db/sql.ts';
import { insertMembers, seedMembers } from '../src/seed.ts';

/** Of members who did not sign up by mail. */
export const password = 'amphora-on-the-hill';
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$B1P9TCS6Xsu6rGfN_MFP4A$qbe-QLCUozOIkO0RHa0SBL164MUDCP0GfO5DXzJsCHc';

export const emailOf = (name: string) => `${name.toLowerCase()}@example.com`;

/**
 * A confirmed account with a session, without the slow parts of signing up: checking and hashing the password, and
 * mailing the code.
 */
export function signedInMember(databaseUrl: string, name: string) {
  return withDatabase(databaseUrl, async (database) => {
    const email = emailOf(name);
    const [id] = await insertMembers(database, [{ name, email }], passwordHash);
    if (!id) throw new Error(`${name} is there already`);
    const [cookie = ''] = await openSessions(database, [id]);
    return { id, name, email, cookie };
  });
}

export function signedInSeededMember(databaseUrl: string, number: number): Promise<string> {
  return withDatabase(databaseUrl, async (database) => {
    const name = `member${number}`;
    const email = emailOf(name);
    await insertMembers(database, [{ name, email }], passwordHash);
    const found = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
    const [cookie = ''] = await openSessions(
      database,
      found.map(({ id }) => id),
    );
    return cookie;
  });
}

/** Sessions of many seeded members: checking all their passwords would take minutes. */
export function signedInMembers(databaseUrl: string, count: number): Promise<{ cookie: string }[]> {
  return withDatabase(databaseUrl, async (database) => {
    const cookies = await openSessions(database, await seedMembers(database, count));
    return cookies.map((cookie) => ({ cookie }));
  });
}

export async function openSession(databaseUrl: string, userId: string): Promise<string> {
  const [cookie = ''] = await withDatabase(databaseUrl, (database) => openSessions(database, [userId]));
  return cookie;
}

export async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.$client.end();
  }
}

async function openSessions(database: Database, userIds: string[]): Promise<string[]> {
  const now = Date.now();
  const opened = userIds.map((userId) => ({ userId, key: randomBytes(16).toString('hex') }));
  await database.insert(sessions).values(
    opened.map(({ userId, key }) => ({
      userId,
      token: hashOfCode(key),
      expiresAt: new Date(now + serverLimits.sessionDays * 24 * 3_600_000),
      authenticatedAt: new Date(now),
    })),
  );
  const secret = await sharedSecret(database, 'cookies');
  return Promise.all(
    opened.map(({ key }) => serializeSigned(cookieName('session_token', false), key, secret)),
  );
}
