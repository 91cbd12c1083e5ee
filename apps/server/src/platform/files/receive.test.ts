import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureResponse } from '../http/failure.ts';
import { createReceiver, forgetUnfinished } from './receive.ts';
import type { Content } from './store.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'orbit-vine-receive-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const incoming = (userId: string, body: Content) =>
  ({ userId, body, maxBytes: 1_000, tooLarge: 'FILE_TOO_LARGE' }) as const;
const bodyOf = (text: string) => new Response(text).body as Content;
const silent = () => new ReadableStream({ start: (to) => to.enqueue(new Uint8Array(3)) }) as Content;
const left = () => readdir(join(dataDir, 'incoming'));

it('the receiver stores an upload in a file that only the server reads, until the work ends', async () => {
  const receive = createReceiver(dataDir);
  const seen = await receive(incoming('ada', bodyOf('Racked')), async (path) => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    return readFile(path, 'utf8');
  });
  expect(seen).toBe('Racked');
  expect(await left()).toEqual([]);
});

it('the receiver limits concurrent uploads by member and in all', async () => {
  const receive = createReceiver(dataDir, { perMember: 2, concurrency: 3 });
  const ended = Promise.withResolvers<void>();
  const bring = (member: string) => receive(incoming(member, bodyOf('one')), () => ended.promise);
  const underWay = [bring('ada'), bring('ada'), bring('bob')];
  const busy = { code: 'UPLOADS_BUSY', retryAfter: 5 };
  await expect(bring('ada')).rejects.toMatchObject(busy);
  await expect(bring('cy')).rejects.toMatchObject(busy);
  ended.resolve();
  await Promise.all(underWay);
  await bring('cy');
  expect(await left()).toEqual([]);
});

it('the receiver rejects an upload that stalls', async () => {
  const receive = createReceiver(dataDir, { windowMs: 5 });
  await expect(receive(incoming('ada', silent()), async () => undefined)).rejects.toMatchObject({
    code: 'TOO_SLOW',
  });
  expect(await left()).toEqual([]);
});

it('cleanup deletes, after a day, uploads that a killed server began to receive', async () => {
  const receive = createReceiver(dataDir);
  await receive(incoming('ada', bodyOf('one')), async (path) => {
    await forgetUnfinished(dataDir)();
    expect(await left()).toHaveLength(1);
    const yesterday = Date.now() / 1_000 - 25 * 3_600;
    await utimes(join(path, '..'), yesterday, yesterday);
    await forgetUnfinished(dataDir)();
    expect(await left()).toEqual([]);
  });
});

it('cleanup deletes, after a day, files that a killed server began to store', async () => {
  const folder = join(dataDir, 'attachments', 'ab');
  await mkdir(folder, { recursive: true });
  const [begun, fresh, whole] = ['abc.part', 'abd.part', 'abe'].map((name) => join(folder, name));
  for (const path of [begun, fresh, whole]) await writeFile(path ?? '', '');
  const yesterday = Date.now() / 1_000 - 25 * 3_600;
  for (const path of [begun, whole]) await utimes(path ?? '', yesterday, yesterday);
  await forgetUnfinished(dataDir)();
  expect((await readdir(folder)).toSorted()).toEqual(['abd.part', 'abe']);
});

it.each([
  ['ENOSPC', 507, 'STORAGE_FULL'],
  ['EDQUOT', 507, 'STORAGE_FULL'],
  ['EMFILE', 503, 'UNAVAILABLE'],
])('an upload that fails with %s is answered with %i %s', async (code, status, answer) => {
  const failed = Object.assign(new Error('write failed'), { code });
  const receive = createReceiver(dataDir);
  const work = receive(incoming('ada', bodyOf('one')), () => Promise.reject(failed));
  const error = await work.catch((reason: unknown) => reason);
  const request = { method: 'POST', path: '/api/community/attachments' };
  const response = failureResponse(error, request, pino({ level: 'silent' }));
  expect([response.status, await response.json()]).toEqual([
    status,
    expect.objectContaining({ code: answer }),
  ]);
});
