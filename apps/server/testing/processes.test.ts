import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allProcesses, childrenOf, residentBytes, residentBytesOfFamily } from './processes.ts';

const wait = 'console.log("here"); setInterval(() => undefined, 1_000)';
let child: ReturnType<typeof spawn>;
beforeEach(async () => {
  child = spawn(process.execPath, ['-e', wait]);
  // A process that has just begun uses hardly any memory.
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
});
afterEach(() => child.kill('SIGKILL'));

describe('the list of processes', () => {
  it('has each with its parent and its command', () => {
    expect(childrenOf(process.pid).find(({ pid }) => pid === child.pid)?.command).toContain(wait);
    expect(allProcesses().map(({ pid }) => pid)).toContain(process.pid);
  });

  it('measures the memory of one, and of one with its descendants', () => {
    const [ours, its] = [residentBytes(process.pid), residentBytes(child.pid)];
    const { rss } = process.memoryUsage();
    expect(ours).toBeGreaterThan(rss * 0.8);
    expect(ours).toBeLessThan(rss * 1.25);
    expect(its).toBeGreaterThan(1_024 ** 2);
    expect(residentBytesOfFamily(process.pid)).toBeGreaterThan(ours * 0.8 + its * 0.8);
  });

  it('omits one that has ended', async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(childrenOf(process.pid).map(({ pid }) => pid)).not.toContain(child.pid);
    expect(() => residentBytes(child.pid)).toThrow('has ended');
  });
});
