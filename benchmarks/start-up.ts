import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { printTable } from '../scripts/print-table.ts';
import { root } from '../scripts/run.ts';
import { median, quantile } from './statistics.ts';

const port = 4917;

/** Milliseconds from the command `npm start` to the first 200, with a build and a database present. */
export async function measureStartUp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'orbit-vine-start-up-'));
  await startOnce(dataDir);
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) times.push(await startOnce(dataDir));
  await rm(dataDir, { recursive: true, force: true });
  printTable(
    ['npm start, nothing to build', 'median ms', 'slowest ms'],
    [['command to first 200', median(times), quantile(times, 1)]],
  );
}

async function startOnce(dataDir: string): Promise<number> {
  const started = performance.now();
  const command = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise<void>((resolve) => command.once('exit', () => resolve()));
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) break;
    await sleep(10);
  }
  const took = performance.now() - started;
  process.kill(-(command.pid ?? 0), 'SIGTERM');
  await ended;
  while (
    await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  )
    await sleep(50);
  return took;
}
