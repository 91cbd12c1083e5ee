import { claimMinutes, type ReportClaim } from '@orbit-vine/contract/report-claims.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import { mayJudge } from '../members/ranks.ts';
import { memberView } from '../members/view.ts';
import type { Database } from '../platform/db/database.ts';
import { profiles } from '../platform/db/schema.ts';
import { reportClaims } from '../platform/db/schema-community.ts';
import { alias, and, eq, inArray, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { lockReported } from './lock-reported.ts';

const hasLapsed = sql`k.claimed_at <= now() - make_interval(mins => ${claimMinutes})`;

interface Claiming {
  messageId: string;
  by: Visitor;
  roleOf: RoleOf;
}

/** When two moderators claim the same reports, only one succeeds. */
export function claimReports(database: Database, { messageId, by, roleOf }: Claiming): Promise<void> {
  return database.transaction(async (transaction) => {
    const author = await lockReported(transaction, messageId, roleOf);
    if (!mayJudge(author.member, by)) throw new ProblemError('FORBIDDEN');
    const { rows } = await transaction.execute(sql`
      insert into report_claims as k (message_id, user_id) values (${messageId}, ${by.userId})
      on conflict (message_id) do update set user_id = excluded.user_id, claimed_at = now()
      where k.user_id = excluded.user_id or ${hasLapsed}
      returning k.message_id`);
    if (rows.length === 0) throw new ProblemError('REPORTS_CLAIMED');
  });
}

/** Releases the caller's own claim. Does nothing, without an error, if another moderator holds it. */
export async function releaseReports(database: Database, messageId: string, userId: string): Promise<void> {
  await database
    .delete(reportClaims)
    .where(and(eq(reportClaims.messageId, messageId), eq(reportClaims.userId, userId)));
}

export const endClaim = (messageId: string) => sql`delete from report_claims where message_id = ${messageId}`;

export async function readClaims(database: Database, ids: string[]): Promise<Map<string, ReportClaim>> {
  if (ids.length === 0) return new Map();
  const k = alias(reportClaims, 'k');
  const { username, avatarUrl } = profiles;
  const rows = await database
    .select({
      messageId: k.messageId,
      claimedAt: k.claimedAt,
      by: { id: k.userId, username, avatarUrl },
    })
    .from(k)
    .leftJoin(profiles, eq(profiles.id, k.userId))
    .where(and(inArray(k.messageId, ids), sql`not ${hasLapsed}`));
  return new Map(
    rows.map(({ messageId, claimedAt, by }) => [
      messageId,
      { by: memberView(by), at: claimedAt.toISOString() },
    ]),
  );
}
