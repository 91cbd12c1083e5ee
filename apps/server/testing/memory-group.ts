import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { within } from './program.ts';

/** A memory cgroup with this limit for its processes; undefined if this user may not create one. */
export function memoryGroup(bytes: number) {
  const folder = `/sys/fs/cgroup/memory/orbit-vine-${process.pid}`;
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, 'memory.limit_in_bytes'), String(bytes));
    return {
      limit: within(`echo $$ > ${folder}/cgroup.procs`),
      kills: () => /^oom_kill (\d+)/m.exec(readFileSync(join(folder, 'memory.oom_control'), 'utf8'))?.[1],
      remove: () => removeGroup(folder),
    };
  } catch {
    return undefined;
  }
}

/** Kills remaining processes, since a group with processes cannot be removed. */
async function removeGroup(folder: string) {
  for (const deadline = Date.now() + 10_000; ; await sleep(50)) {
    for (const pid of readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean)) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {}
    }
    try {
      return rmdirSync(folder);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
