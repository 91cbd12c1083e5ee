import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

export const folderNameFor = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
export const isScheduled = (name: string) => namePattern.test(name);

export async function removeOldBackups(parent: string, keep: number): Promise<string[]> {
  const names = (await readdir(parent)).filter(
    (name) => isScheduled(name) && existsSync(join(parent, name, 'backup.json')),
  );
  const old = names.sort().slice(0, -keep);
  for (const name of old) await rm(join(parent, name), { recursive: true });
  return old;
}
