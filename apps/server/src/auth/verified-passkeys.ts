import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';

interface Verified {
  ctx: { request?: object | undefined };
  verification: { authenticationInfo: { userVerified: boolean; credentialID: string } };
}

/**
 * Remembers, from the check of a passkey to the session that follows in the same request, whether the device knew its
 * user: only then are holding the device and being that person two factors.
 */
export function verifiedPasskeys(database: Database) {
  const requests = new WeakSet<object>();
  return {
    note: async ({ ctx, verification }: Verified) => {
      const { userVerified, credentialID } = verification.authenticationInfo;
      if (!userVerified) return;
      if (ctx.request) requests.add(ctx.request);
      await markVerified(database, credentialID);
    },
    has: (request: object | undefined) => request !== undefined && requests.has(request),
  };
}

/** From now on this passkey is a second factor of its account. */
export async function markVerified(database: Database, credentialId: string): Promise<void> {
  await database.execute(
    sql`update passkeys set verified_at = coalesce(verified_at, now()) where credential_id = ${credentialId}`,
  );
}
