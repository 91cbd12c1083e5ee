import type { ReportedMessage, ReportReason } from '@orbit-vine/contract/moderation.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import { shownName } from '../channels/access.ts';
import { isJudgedBy } from '../members/ranks.ts';
import { memberView } from '../members/view.ts';
import { messageColumns } from '../messages/read-messages.ts';
import { type MessageRow, messageView } from '../messages/view.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { readClaims } from './claim-reports.ts';
import { memberHistories } from './member-history.ts';
import { memberStatuses, memberStatusView, moment } from './member-status.ts';
import { noteView, readNotes } from './read-notes.ts';

const shown = 30;

export const withAuthor = sql`join messages m on m.id = o.message_id
  left join profiles p on p.id = m.user_id left join users u on u.id = m.user_id`;

export const reportsColumn = sql`
  json_agg(json_build_object('id', o.id, 'reason', o.reason, 'note', o.note, 'content', o.content,
    'created_at', o.created_at, 'reporter_id', o.reporter_id, 'username', w.username,
    'avatar_url', w.avatar_url) order by o.created_at) as reports`;

export interface ReportJson {
  id: string;
  reason: ReportReason;
  note: string;
  content: string;
  created_at: string;
  reporter_id: string | null;
  username: string | null;
  avatar_url: string | null;
}

type QueueRow = MessageRow & { channel_name: string; reports: ReportJson[] };

export interface Judge {
  by: Visitor;
  /** Administrators' addresses from the settings, in lower case. */
  adminEmails: string[];
}

/** The open reports that this visitor may judge. Reports of the visitor's own messages or of those of equals are left out. */
export async function readQueue(
  database: Database,
  { by, adminEmails, roleOf }: Judge & { roleOf: RoleOf },
): Promise<ReportedMessage[]> {
  const { rows } = await database.execute<QueueRow>(sql`
    select ${messageColumns}, ${shownName} as channel_name, waiting.reports
    from (
      select o.message_id, min(o.created_at) as since, ${reportsColumn}
      from reports o left join profiles w on w.id = o.reporter_id ${withAuthor}
      where o.state = 'open' and ${isJudgedBy(by, adminEmails)} group by o.message_id order by since limit ${shown}
    ) waiting
    join messages m on m.id = waiting.message_id
    join channels c on c.id = m.channel_id
    left join profiles p on p.id = m.user_id
    order by waiting.since`);
  const ids = rows.flatMap((row) => row.user_id ?? []);
  const authors = await memberStatuses(database, ids);
  const histories = await memberHistories(database, ids);
  const messageIds = rows.map((row) => row.id);
  const claims = await readClaims(database, messageIds);
  const notes = await readNotes(database, { memberIds: ids, messageIds });
  return rows.map((row) => {
    const author = authors.get(row.user_id ?? '');
    const history = histories.get(row.user_id ?? '');
    const claim = claims.get(row.id);
    const ownNotes = notes.filter(
      (note) => note.message_id === row.id || (note.member_id ?? '') === row.user_id,
    );
    return {
      message: messageView(row),
      channel: { id: row.channel_id, name: row.channel_name },
      ...(author && { author: memberStatusView(author, by, roleOf) }),
      ...(history && { history }),
      reports: row.reports.map(reportView),
      ...(claim && { claim }),
      ...(ownNotes.length > 0 && { notes: ownNotes.map(noteView) }),
    };
  });
}

export function reportView({ id, reason, note, content, created_at, ...reporter }: ReportJson) {
  const { reporter_id, username, avatar_url } = reporter;
  return {
    id,
    reporter: memberView({ id: reporter_id, username, avatarUrl: avatar_url }),
    reason,
    note,
    content,
    createdAt: moment(created_at),
  };
}

export async function countOpenReports(database: Database, { by, adminEmails }: Judge): Promise<number> {
  const { rows } = await database.execute<{ open: number }>(sql`
    select count(*)::int as open from reports o ${withAuthor}
    where o.state = 'open' and ${isJudgedBy(by, adminEmails)}`);
  return rows[0]?.open ?? 0;
}
