import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import { secrets, sessions } from './schema.ts';
import { eq } from './sql.ts';

export async function sharedSecret(database: Database, name: string): Promise<string> {
  const value = randomBytes(32).toString('hex');
  await database.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [row] = await database.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`secret ${name} could not be stored`);
  return row.value;
}

export async function rotateCookieKey(database: Database): Promise<number> {
  return database.transaction(async (transaction) => {
    await transaction
      .update(secrets)
      .set({ value: randomBytes(32).toString('hex') })
      .where(eq(secrets.name, 'cookies'));
    const ended = await transaction.delete(sessions);
    return ended.rowCount ?? 0;
  });
}
