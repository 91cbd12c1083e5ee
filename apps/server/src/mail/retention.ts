import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mailQueue } from '../db/schema.ts';

/** That a mail was sent is of interest for a month, that it could not be for three. */
export async function forgetOldMails(database: Database): Promise<void> {
  await database.delete(mailQueue).where(
    sql`(${mailQueue.state} = 'sent' and ${mailQueue.createdAt} < now() - interval '30 days')
      or (${mailQueue.state} = 'dead' and ${mailQueue.createdAt} < now() - interval '90 days')`,
  );
}
