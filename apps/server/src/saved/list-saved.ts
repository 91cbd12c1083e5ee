import type { SavedMessage } from '@orbit-vine/contract/saved-messages.ts';
import { messagesOf } from '../channels/access.ts';
import { messageColumns } from '../messages/read-messages.ts';
import { type MessageRow, messageView } from '../messages/view.ts';
import type { Database } from '../platform/db/database.ts';
import { isFurtherBack, microsOf, nextPage } from '../platform/db/page-by-time.ts';
import { sql } from '../platform/db/sql.ts';

const pageSize = 30;

type SavedRow = MessageRow & { saved_at: string; remind_at: string | null; micros: string };

/** The added years sort due reminders before all other messages. */
const place = sql`case when s.remind_at <= now() then s.remind_at + interval '1000 years' else s.created_at end`;

export async function listSaved(
  database: Database,
  { userId, page }: { userId: string; page: string | undefined },
): Promise<{ saved: SavedMessage[]; next?: string }> {
  const { rows } = await database.execute<SavedRow>(sql`
    select s.created_at as saved_at, s.remind_at, ${microsOf(place)}, ${messageColumns}
    from saved_messages s
    join ${messagesOf(userId)} m on m.id = s.message_id
    left join profiles p on p.id = m.user_id
    where s.user_id = ${userId} and m.deleted_at is null and ${isFurtherBack(page, place, sql`m.id`)}
    order by ${place} desc, m.id desc limit ${pageSize + 1}`);
  return {
    saved: rows.slice(0, pageSize).map((row) => ({
      message: messageView(row),
      savedAt: new Date(row.saved_at).toISOString(),
      ...(row.remind_at && { remindAt: new Date(row.remind_at).toISOString() }),
    })),
    ...nextPage(rows, pageSize, ({ id }) => id),
  };
}
