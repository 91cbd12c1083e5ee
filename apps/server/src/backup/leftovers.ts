import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isAlive } from '../platform/db/process.ts';
import { isScheduled } from './keep.ts';

const dayMs = 24 * 3_600_000;
const ending = /\.unfinished(?:-(?<host>.+)-(?<pid>\d+))?$/;

/**
 * The folder of an incomplete backup, with host and process id, so that a later backup can tell whether this one
 * still runs.
 */
export const unfinishedName = (folder: string) => `${folder}.unfinished-${hostname()}-${process.pid}`;

export interface Leftovers {
  removed: string[];
  /** Possibly still being written, by another process or by another machine on the same disk. */
  kept: string[];
}

/** Removes leftovers of killed backups beside this folder: earlier attempts, and scheduled backups. */
export async function removeLeftovers(folder: string): Promise<Leftovers> {
  const parent = dirname(folder);
  const found: Leftovers = { removed: [], kept: [] };
  for (const name of await readdir(parent).catch(() => [])) {
    const { groups, index } = ending.exec(name) ?? {};
    const of = name.slice(0, index);
    if (index === undefined || (of !== basename(folder) && !isScheduled(of))) continue;
    const path = join(parent, name);
    const removed = (await isDead(path, groups)) && (await remove(path));
    (removed ? found.removed : found.kept).push(name);
  }
  return found;
}

/** Another machine's process ids mean nothing here, so its backup counts as dead after a day without a change. */
async function isDead(path: string, { host, pid }: { host?: string; pid?: string } = {}): Promise<boolean> {
  if (host === hostname() && !isAlive(Number(pid))) return true;
  return (await lastChange(path)) < Date.now() - dayMs;
}

async function lastChange(path: string): Promise<number> {
  const names = await readdir(path, { recursive: true }).catch(() => []);
  const changes = [path, ...names.map((name) => join(path, name))].map(async (each) => {
    const found = await stat(each).catch(() => undefined);
    return found?.mtimeMs ?? 0;
  });
  return Math.max(...(await Promise.all(changes)));
}

async function remove(path: string): Promise<boolean> {
  return rm(path, { recursive: true, force: true }).then(
    () => true,
    () => false,
  );
}
