import { statfs } from 'node:fs/promises';
import { ProblemError } from '../http/problem.ts';

const gigabyte = 1024 ** 3;

/** Reserves the last gigabyte of a disk, or the last tenth of a small one, for the database and the log. */
export async function requireFreeDisk(folder: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  if (bavail * bsize < Math.min(gigabyte, (blocks * bsize) / 10)) throw new ProblemError('STORAGE_FULL');
}
