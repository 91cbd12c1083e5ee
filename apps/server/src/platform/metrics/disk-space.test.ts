import { tmpdir } from 'node:os';
import pino from 'pino';
import { expect, it } from 'vitest';
import { freeBytes, watchDiskSpace } from './disk-space.ts';

it('the disk check warns while too little space is free, and is silent otherwise', async () => {
  const free = (await freeBytes(tmpdir())) ?? 0;
  expect(free).toBeGreaterThan(0);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  watchDiskSpace(tmpdir(), log, 1)();
  watchDiskSpace(tmpdir(), log, Number.MAX_SAFE_INTEGER)();
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    msg: 'the disk is nearly full',
    folder: tmpdir(),
    freeMiB: expect.any(Number),
  });
});

it('freeBytes is undefined for a missing folder', async () => {
  expect(await freeBytes('/nowhere/at/all')).toBeUndefined();
});
