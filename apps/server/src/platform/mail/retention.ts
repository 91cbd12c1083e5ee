import type { Database } from '../db/database.ts';
import { isOlderThan } from '../db/older-than.ts';
import { mailQueue } from '../db/schema-mail.ts';
import { sql } from '../db/sql.ts';

export async function forgetOldMails(database: Database): Promise<void> {
  await database.delete(mailQueue).where(
    sql`(${mailQueue.state} = 'sent' and ${isOlderThan(mailQueue.createdAt, 'sentMail')})
      or (${mailQueue.state} = 'dead' and ${isOlderThan(mailQueue.createdAt, 'unsentMail')})`,
  );
}
