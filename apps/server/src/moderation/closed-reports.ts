import type { ClosedReports } from '@orbit-vine/contract/moderation.ts';
import { shownName } from '../channels/access.ts';
import { isJudgedBy } from '../members/ranks.ts';
import { memberView } from '../members/view.ts';
import { messageColumns } from '../messages/read-messages.ts';
import { type MessageRow, messageView } from '../messages/view.ts';
import type { Database } from '../platform/db/database.ts';
import { isFurtherBack, microsOf, nextPage } from '../platform/db/page-by-time.ts';
import { sql } from '../platform/db/sql.ts';
import { moment } from './member-status.ts';
import { type NoteRow, noteView, readNotes } from './read-notes.ts';
import { type Judge, type ReportJson, reportsColumn, reportView, withAuthor } from './report-queue.ts';

const pageLength = 20;

type ClosedRow = MessageRow & {
  channel_name: string;
  reports: ReportJson[];
  state: 'acted' | 'dismissed';
  closed_by: string | null;
  closer_name: string | null;
  closer_avatar: string | null;
  closed_at: string;
  micros: string;
};

/** A page of decisions, newest first: reports of a message that were closed together are one decision. */
export async function readClosedReports(
  database: Database,
  { by, adminEmails, page }: Judge & { page?: string | undefined },
): Promise<{ closed: ClosedReports[]; next?: string }> {
  const older = isFurtherBack(page, sql`o.closed_at`, sql`o.message_id`);
  const { rows } = await database.execute<ClosedRow>(sql`
    select ${messageColumns}, ${shownName} as channel_name, decided.reports, decided.state, decided.closed_by, decided.closed_at,
      closer.username as closer_name, closer.avatar_url as closer_avatar,
      ${microsOf(sql`decided.closed_at`)}
    from (
      select o.message_id, o.closed_at, o.closed_by, o.state, ${reportsColumn}
      from reports o left join profiles w on w.id = o.reporter_id ${withAuthor}
      where o.state <> 'open' and ${isJudgedBy(by, adminEmails)} and ${older}
      group by o.message_id, o.closed_at, o.closed_by, o.state
      order by o.closed_at desc, o.message_id desc limit ${pageLength + 1}
    ) decided
    join messages m on m.id = decided.message_id
    join channels c on c.id = m.channel_id
    left join profiles p on p.id = m.user_id
    left join profiles closer on closer.id = decided.closed_by
    order by decided.closed_at desc, m.id desc`);
  const shown = rows.slice(0, pageLength);
  const notes = await readNotes(database, { messageIds: shown.map((row) => row.id) });
  return {
    closed: shown.map((row) => closedView(row, notes)),
    ...nextPage(rows, pageLength, (row) => row.id),
  };
}

function closedView(row: ClosedRow, notes: NoteRow[]): ClosedReports {
  const { closed_by, closer_name, closer_avatar } = row;
  const ownNotes = notes.filter((note) => note.message_id === row.id);
  return {
    message: messageView(row),
    channel: { id: row.channel_id, name: row.channel_name },
    reports: row.reports.map(reportView),
    ...(ownNotes.length > 0 && { notes: ownNotes.map(noteView) }),
    outcome: row.state,
    closedBy: memberView({ id: closed_by, username: closer_name, avatarUrl: closer_avatar }),
    closedAt: moment(row.closed_at),
  };
}
