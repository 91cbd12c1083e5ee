import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface Process {
  pid: number;
  parent: number;
  residentBytes: number;
  command: string;
}

/** On Linux from /proc, since not every Linux has `ps`. */
export function allProcesses(): Process[] {
  if (!existsSync('/proc/self/status')) return fromPs();
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => fromProc(Number(name)) ?? []);
}

export const childrenOf = (parent: number) => allProcesses().filter((each) => each.parent === parent);

export function residentBytes(pid: number | undefined): number {
  const found = allProcesses().find((each) => each.pid === pid);
  if (!found) throw new Error(`process ${pid} has ended`);
  return found.residentBytes;
}

/** One tick of `USER_HZ`, in which Linux reports processor time. */
const tickMs = 10;

/** On Linux only. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

export function residentBytesOfFamily(pid: number): number {
  const processes = allProcesses();
  const family = new Set([pid]);
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const each of processes) if (family.has(each.parent)) family.add(each.pid);
  }
  return processes.reduce((sum, each) => sum + (family.has(each.pid) ? each.residentBytes : 0), 0);
}

/** Undefined if the process has ended since its folder was listed. */
function fromProc(pid: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, parent: figure('PPid'), residentBytes: figure('VmRSS') * 1_024, command };
  } catch {
    return undefined;
  }
}

const fromPs = () =>
  execFileSync('ps', ['-axo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, rss, command = ''] = /^ *(\d+) +(\d+) +(\d+) +(.*)$/.exec(line) ?? [];
      if (pid === undefined) return [];
      return { pid: Number(pid), parent: Number(parent), residentBytes: Number(rss) * 1_024, command };
    });
