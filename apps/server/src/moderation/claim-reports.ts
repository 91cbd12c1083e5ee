import { claimMinutes, type ReportClaim } from '@orbit-vine/contract/report-claims.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import { mayJudge } from '../members/ranks.ts';
import { memberView } from '../members/view.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { lockReported } from './lock-reported.ts';
import { moment } from './member-status.ts';

/** Of `report_claims k`. */
const isOver = sql`k.claimed_at <= now() - make_interval(mins => ${claimMinutes})`;

interface Claiming {
  messageId: string;
  by: Visitor;
  roleOf: RoleOf;
}

/** Of two moderators who are on it at the same time, one is. */
export function claimReports(database: Database, { messageId, by, roleOf }: Claiming): Promise<void> {
  return database.transaction(async (transaction) => {
    const author = await lockReported(transaction, messageId, roleOf);
    if (!mayJudge(author.member, by)) throw new ProblemError('FORBIDDEN');
    const { rows } = await transaction.execute(sql`
      insert into report_claims as k (message_id, user_id) values (${messageId}, ${by.userId})
      on conflict (message_id) do update set user_id = excluded.user_id, claimed_at = now()
      where k.user_id = excluded.user_id or ${isOver}
      returning k.message_id`);
    if (rows.length === 0) throw new ProblemError('REPORTS_CLAIMED');
  });
}

/** Releases the asker’s own claim. One that somebody else holds stays, and the answer does not tell of it. */
export async function releaseReports(database: Database, messageId: string, userId: string): Promise<void> {
  await database.execute(
    sql`delete from report_claims where message_id = ${messageId} and user_id = ${userId}`,
  );
}

/** What has been decided is nobody's work any more. */
export const endClaim = (messageId: string) => sql`delete from report_claims where message_id = ${messageId}`;

interface ClaimRow extends Record<string, unknown> {
  message_id: string;
  user_id: string;
  username: string | null;
  avatar_url: string | null;
  claimed_at: string;
}

/** Who is on these messages, by message. */
export async function readClaims(database: Database, ids: string[]): Promise<Map<string, ReportClaim>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database.execute<ClaimRow>(sql`
    select k.message_id, k.user_id, k.claimed_at, p.username, p.avatar_url
    from report_claims k left join profiles p on p.id = k.user_id
    where k.message_id = any(${sql.param(ids)}::uuid[]) and not ${isOver}`);
  return new Map(
    rows.map(({ message_id, user_id, username, avatar_url, claimed_at }) => [
      message_id,
      { by: memberView({ id: user_id, username, avatarUrl: avatar_url }), at: moment(claimed_at) },
    ]),
  );
}
