import type { Database } from '../platform/db/database.ts';
import { accounts } from '../platform/db/schema.ts';
import { eq } from '../platform/db/sql.ts';
import type { Passwords } from './hashing.ts';

const isCurrent = (hash: string) => hash.startsWith('$argon2id$');

export function replacingOldHashes<P extends Passwords>(database: Database, passwords: P): P {
  return {
    ...passwords,
    async verify(given) {
      const matches = await passwords.verify(given);
      // A salted hash is unique to one row.
      if (matches && !isCurrent(given.hash))
        await database
          .update(accounts)
          .set({ password: await passwords.hash(given.password) })
          .where(eq(accounts.password, given.hash));
      return matches;
    },
  };
}
