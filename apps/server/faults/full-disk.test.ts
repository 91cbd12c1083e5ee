import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { insideServer, memoryMiB } from '../testing/ask-inside.ts';
import { mailReader, requester, signUpByMail } from '../testing/community.ts';
import { expectUnharmed, putUnderLoad } from '../testing/load.ts';
import { runProgram, untilReady } from '../testing/program.ts';

/** A folder on a separate disk; undefined if this user may not mount one. */
function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'orbit-vine-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
    return {
      folder,
      remove() {
        execFileSync('umount', ['-l', folder]);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
}

const disk = smallDisk();
if (!disk) console.warn('Nothing can be mounted by this user, so a full disk is not tried.');

it.runIf(disk)(
  'the server refuses writes to a full disk with 503, loses nothing, and continues once there is room',
  async () => {
    const dataDir = disk?.folder ?? '';
    const program = await runProgram({ ...insideServer, DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    // A test that times out never reaches a `finally`.
    onTestFinished(async () => {
      program.child.kill('SIGTERM');
      await program.exited;
      disk?.remove();
    });
    await untilReady(program);
    const place = { url: program.url, request: requester(program.url), mails: mailReader(dataDir) };
    const ada = await signUpByMail(place, 'Ada');
    const load = putUnderLoad(place, ada, { writers: 4, readers: 20 });
    await load.more(100);
    const before = await memoryMiB(program.child);

    const ballast = join(dataDir, 'ballast');
    const { bavail, bsize } = statfsSync(dataDir);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 64 * 1_024));
    // PostgreSQL reuses write-ahead files, so only growing tables need space.
    const long = 'x'.repeat(3_900);
    const statuses = new Set<number | 'cut'>();
    for (let n = 0; n < 1_500 && !statuses.has(503); n += 1) {
      const response = await ada
        .send(`${n} ${Math.random().toString(36).repeat(50)} ${long}`.slice(0, 3_900), '2')
        .catch(() => undefined);
      statuses.add(response?.status ?? 'cut');
      await response?.arrayBuffer().catch(() => undefined);
    }
    expect(statuses).toContain(503);
    const refusedWhileFull = () => [...load.refused.values()].reduce((sum, count) => sum + count, 0);
    await sleep(3_000);
    const counted = refusedWhileFull();
    expect((await place.request('/')).status).toBe(200);
    rmSync(ballast);
    const began = performance.now();
    await load.more(100);
    const wellAfter = performance.now() - began;
    await load.settle();
    const memory = await expectUnharmed(program, before);
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    console.log(
      `full disk: ${load.acknowledged.length} messages, ${counted} refused while it was full, ` +
        `100 more within ${(wellAfter / 1_000).toFixed(1)} s of there being room; ${memory}`,
    );
  },
);
