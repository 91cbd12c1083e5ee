import type { OwnSanction } from '@orbit-vine/contract/appeals.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { decidersOf, findAppeal, type Judges, readStaff } from './open-appeals.ts';
import { storeAppeal } from './own-sanction.ts';

interface NewAppeal extends Judges {
  userId: string;
  which: SQL;
  text: string;
}

/** Stores an appeal and notifies the staff who may decide it. */
export function sendAppeal(
  database: Database,
  { userId, which, text, roleOf, adminEmails }: NewAppeal,
): Promise<{ sanction: OwnSanction; notified: string[] }> {
  return database.transaction(async (transaction) => {
    const { sanction, isNew } = await storeAppeal(transaction, { userId, which, text });
    const appeal = isNew ? await findAppeal(transaction, sanction.id) : undefined;
    if (!appeal) return { sanction, notified: [] };
    const notified = decidersOf(appeal, await readStaff(transaction, adminEmails), roleOf);
    await transaction.execute(sql`
      insert into notices (user_id, kind, appealed_act_id, text)
      select member, 'reported', ${sanction.id}::uuid, 'An appeal is waiting for a decision.'
      from unnest(${sql.param(notified)}::uuid[]) as member`);
    return { sanction, notified };
  });
}
