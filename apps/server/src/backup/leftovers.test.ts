import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClusterFolder } from '../../testing/cluster-folder.ts';
import { copyDatabase } from '../../testing/community.ts';
import { runScript } from '../../testing/program.ts';
import { isAlive } from '../platform/db/process.ts';

let busy: Awaited<ReturnType<typeof copyDatabase>>;
let other: Awaited<ReturnType<typeof copyDatabase>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orbit-vine-leftovers-'));
  busy = await copyDatabase();
  other = await copyDatabase();
});
afterAll(async () => {
  await busy.drop();
  await other.drop();
  await rm(folder, { recursive: true, force: true });
});

const backUp = (into: string, { url }: { url: string }) =>
  runScript('backup', ['--into', into], { DATABASE_URL: url, DATA_DIR: join(folder, 'data') });
const namesIn = (into: string) => readdir(into).catch(() => []);

async function startHalfway(into: string) {
  const locking = new pg.Client({ connectionString: busy.url });
  await locking.connect();
  await locking.query('begin; lock table messages in access exclusive mode');
  const running = backUp(into, busy);
  await expect.poll(async () => (await namesIn(into)).length, { timeout: 10_000 }).toBe(1);
  const [name = ''] = await namesIn(into);
  await expect.poll(() => namesIn(join(into, name, 'tables')), { timeout: 10_000 }).not.toEqual([]);
  return { running, name, unlock: () => locking.end() };
}

describe('a later backup', () => {
  it('removes and reports the leftovers of a killed one', async () => {
    const into = join(folder, 'killed');
    const { running, name, unlock } = await startHalfway(into);
    running.child.kill('SIGKILL');
    await running.catch(() => undefined);
    await unlock();
    expect(await namesIn(into)).toEqual([name]);
    const { stdout } = await backUp(into, other);
    expect(stdout).toContain(`Removed what killed backups had left: ${name}.`);
    expect(await namesIn(into)).toEqual([expect.stringMatching(/^[\dTZ-]+$/)]);
  });

  it('keeps and reports one that still runs', async () => {
    const into = join(folder, 'parallel');
    const { running, name, unlock } = await startHalfway(into);
    // Names of backups differ by the second.
    await sleep(1_000);
    const { stderr } = await backUp(into, other);
    expect(stderr).toContain(`Unfinished, and perhaps still being written: ${name}.`);
    await unlock();
    await running;
    const whole = (await namesIn(into)).filter((made) => existsSync(join(into, made, 'backup.json')));
    expect(whole).toHaveLength(2);
  });

  it('removes leftovers of other machines and earlier versions after a day without a change', async () => {
    const into = join(folder, 'elsewhere');
    const names = ['2026-01-01T00-00-00Z.unfinished', '2026-01-02T00-00-00Z.unfinished-cellar-1'];
    const fresh = '2026-01-03T00-00-00Z.unfinished-cellar-1';
    const own = 'notes.unfinished';
    for (const name of [...names, fresh, own]) {
      await mkdir(join(into, name, 'tables'), { recursive: true });
      await writeFile(join(into, name, 'tables', 'users.copy.gz'), '');
      if (name === fresh) continue;
      for (const path of [join('tables', 'users.copy.gz'), 'tables', ''])
        await utimes(join(into, name, path), 0, 0);
    }
    const { stdout, stderr } = await backUp(into, other);
    expect(stdout).toContain(`Removed what killed backups had left: ${names.join(', ')}.`);
    expect(stderr).toContain(`perhaps still being written: ${fresh}.`);
    expect(await namesIn(into)).toEqual(expect.arrayContaining([fresh, own]));
    expect(await namesIn(into)).toHaveLength(3);
  });
});

it('a later rehearsal removes the leftovers of a killed one, and stops its database', async () => {
  const into = join(folder, 'rehearsed');
  await backUp(into, other);
  const [made = ''] = await namesIn(into);
  const temporary = await makeClusterFolder('temporary');
  const rehearse = () => runScript('rehearse-backup', join(into, made), { TMPDIR: temporary });
  const killed = rehearse();
  const lock = async () => {
    const [name = ''] = await namesIn(temporary);
    return readFile(join(temporary, name, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  };
  await expect.poll(lock, { timeout: 30_000 }).toMatch(/^\d+\n/);
  const postgres = Number.parseInt(await lock(), 10);
  killed.child.kill('SIGKILL');
  await killed.catch(() => undefined);
  await rehearse();
  expect(await namesIn(temporary)).toEqual([]);
  await expect.poll(() => isAlive(postgres), { timeout: 5_000 }).toBe(false);
  await rm(temporary, { recursive: true, force: true });
});
