import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Database } from '../platform/db/database.ts';
import { attachments } from '../platform/db/schema-community.ts';
import { eq, type SQL, sum } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

export type RequireQuota = (userId: string, bytes: number) => Promise<void>;

export function fileQuota(database: Database, communityBytes: number | undefined): RequireQuota {
  const sumOf = async (whose?: SQL) => {
    const [total] = await database
      .select({ bytes: sum(attachments.bytes) })
      .from(attachments)
      .where(whose);
    return Number(total?.bytes ?? 0);
  };
  return async (userId, bytes) => {
    if ((await sumOf(eq(attachments.userId, userId))) + bytes > serverLimits.attachmentBytesPerMember)
      throw new ProblemError('FILE_QUOTA');
    if (communityBytes !== undefined && (await sumOf()) + bytes > communityBytes)
      throw new ProblemError('STORAGE_FULL');
  };
}
