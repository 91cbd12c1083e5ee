import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '../platform/db/process.ts';
import { isScheduled } from './keep.ts';

const dayMs = 24 * 3_600_000;
const ending = /\.unfinished(?:-(?<host>.+)-(?<pid>\d+))?$/;

/** Where a backup is written until it is whole. Its name tells a later backup whether this one still runs. */
export const unfinishedName = (folder: string) => `${folder}.unfinished-${hostname()}-${process.pid}`;

export interface Leftovers {
  removed: string[];
  /** May still be written to: by another process, or by another machine on the same disk. */
  kept: string[];
}

/** Removes what killed backups left beside this folder: earlier ones of it, and those of a schedule. */
export async function removeLeftovers(folder: string): Promise<Leftovers> {
  const parent = dirname(folder);
  const found: Leftovers = { removed: [], kept: [] };
  for (const name of await readdir(parent).catch(() => [])) {
    const { groups, index } = ending.exec(name) ?? {};
    const of = name.slice(0, index);
    if (index === undefined || (of !== basename(folder) && !isScheduled(of))) continue;
    const place = join(parent, name);
    const removed = (await isDead(place, groups)) && (await remove(place));
    (removed ? found.removed : found.kept).push(name);
  }
  return found;
}

/** Process ids of other machines say nothing here, so those count as dead after a day without a change. */
async function isDead(place: string, { host, pid }: { host?: string; pid?: string } = {}): Promise<boolean> {
  if (host === hostname() && !isAlive(Number(pid))) return true;
  return (await lastChange(place)) < Date.now() - dayMs;
}

async function lastChange(place: string): Promise<number> {
  const names = await readdir(place, { recursive: true }).catch(() => []);
  const changes = [place, ...names.map((name) => join(place, name))].map(async (path) => {
    const found = await stat(path).catch(() => undefined);
    return found?.mtimeMs ?? 0;
  });
  return Math.max(...(await Promise.all(changes)));
}

async function remove(place: string): Promise<boolean> {
  return rm(place, { recursive: true, force: true }).then(
    () => true,
    () => false,
  );
}
