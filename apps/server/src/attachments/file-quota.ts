import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

/** A problem, if so many bytes more are not to be kept of a member. */
export type RequireQuota = (userId: string, bytes: number) => Promise<void>;

/** A member's files have their bounds, and so have those of the community, if its operator has set some. */
export function fileQuota(database: Database, communityBytes: number | undefined): RequireQuota {
  const sumOf = async (whose: ReturnType<typeof sql>) => {
    const { rows } = await database.execute<{ bytes: string }>(
      sql`select coalesce(sum(bytes), 0) as bytes from attachments where ${whose}`,
    );
    return Number(rows[0]?.bytes);
  };
  return async (userId, bytes) => {
    if ((await sumOf(sql`user_id = ${userId}`)) + bytes > serverLimits.attachmentBytesPerMember)
      throw new ProblemError('FILE_QUOTA');
    if (communityBytes !== undefined && (await sumOf(sql`true`)) + bytes > communityBytes)
      throw new ProblemError('STORAGE_FULL');
  };
}
