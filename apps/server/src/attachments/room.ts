import { statfs } from 'node:fs/promises';
import { limits } from '@orbit-vine/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';

/** A problem, if so many bytes more are not to be kept of a member. */
export type RequireRoom = (userId: string, bytes: number) => Promise<void>;

/** A member's files have their bounds, and so have those of the community, if its operator has set some. */
export function roomForFiles(database: Database, communityBytes: number | undefined): RequireRoom {
  const sumOf = async (whose: ReturnType<typeof sql>) => {
    const { rows } = await database.execute<{ bytes: string }>(
      sql`select coalesce(sum(bytes), 0) as bytes from attachments where ${whose}`,
    );
    return Number(rows[0]?.bytes);
  };
  return async (userId, bytes) => {
    if ((await sumOf(sql`user_id = ${userId}`)) + bytes > limits.attachmentBytesPerMember)
      throw new ProblemError('FILE_QUOTA');
    if (communityBytes !== undefined && (await sumOf(sql`true`)) + bytes > communityBytes)
      throw new ProblemError('STORAGE_FULL');
  };
}

const gigabyte = 1024 ** 3;

/** The last gigabyte of a disk, or of a small one the last tenth, is kept for the database and the log. */
export async function requireFreeDisk(folder: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  if (bavail * bsize < Math.min(gigabyte, (blocks * bsize) / 10)) throw new ProblemError('STORAGE_FULL');
}
