import type { Database } from '../platform/db/database.ts';
import { accounts } from '../platform/db/schema.ts';
import { eq } from '../platform/db/sql.ts';
import type { Passwords } from './hashing.ts';

const isOfToday = (hash: string) => hash.startsWith('$argon2id$');

/** Hashes of earlier versions are good, and replaced when their password is there to be hashed anew. */
export function replacingOldHashes<P extends Passwords>(database: Database, passwords: P): P {
  return {
    ...passwords,
    async verify(given) {
      const right = await passwords.verify(given);
      // A hash is salted: it stands in one row.
      if (right && !isOfToday(given.hash))
        await database
          .update(accounts)
          .set({ password: await passwords.hash(given.password) })
          .where(eq(accounts.password, given.hash));
      return right;
    },
  };
}
