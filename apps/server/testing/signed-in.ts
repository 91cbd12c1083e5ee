import { serializeSigned } from 'hono/utils/cookie';
import { hashOfCode } from '../src/auth/codes.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { sessions } from '../src/platform/db/schema.ts';
import { sharedSecret } from '../src/platform/db/secrets.ts';
import { seedMembers } from '../src/seed.ts';

/** Many members who have signed in already: judging all their passwords would take minutes. */
export async function signedInMembers(databaseUrl: string, count: number): Promise<{ cookie: string }[]> {
  const database = await openDatabase(databaseUrl);
  try {
    const expiresAt = new Date(Date.now() + 24 * 3_600_000);
    const opened = (await seedMembers(database, count)).map((userId) => ({
      userId,
      token: crypto.randomUUID(),
      expiresAt,
    }));
    await database
      .insert(sessions)
      .values(opened.map((each) => ({ ...each, token: hashOfCode(each.token) })));
    const secret = await sharedSecret(database, 'cookies');
    return await Promise.all(
      opened.map(async ({ token }) => ({
        cookie: await serializeSigned('orbit-vine.session_token', token, secret),
      })),
    );
  } finally {
    await database.$client.end();
  }
}
