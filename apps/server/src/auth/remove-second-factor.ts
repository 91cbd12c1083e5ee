import type { Database } from '../platform/db/database.ts';
import { passkeys, sessions, users } from '../platform/db/schema.ts';
import { recoveryCodes, secondFactors } from '../platform/db/schema-accounts.ts';
import { and, eq, isNotNull } from '../platform/db/sql.ts';

export function removeSecondFactor(database: Database, address: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [owner] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, address.toLowerCase()));
    if (!owner) return false;
    for (const table of [secondFactors, recoveryCodes, sessions])
      await transaction.delete(table).where(eq(table.userId, owner.id));
    await transaction
      .delete(passkeys)
      .where(and(eq(passkeys.userId, owner.id), isNotNull(passkeys.verifiedAt)));
    return true;
  });
}
