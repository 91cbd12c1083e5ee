import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const hasProc = existsSync('/proc/self/stat');

function statOf(pid: number): { name: string; ended: boolean } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [, name = '', state = ''] = /\((.*)\) (\S)/s.exec(stat) ?? [];
    // A zombie: in a container, the first process often collects none.
    return { name, ended: 'ZX'.includes(state) };
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const stat = hasProc ? statOf(pid) : undefined;
  if (stat) return !stat.ended;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function isNotPostgres(pid: number): boolean {
  const stat = statOf(pid);
  return stat !== undefined && (stat.ended || stat.name !== 'postgres');
}

export function removeLeftByDead(folder: string, prefix: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid === process.pid || !isAlive(pid)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
