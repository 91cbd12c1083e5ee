import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localStore } from './local-store.ts';
import { s3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let folder: string;
let s3: S3rver;
let endpoint: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orbit-vine-store-'));
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = (await s3.run()) as AddressInfo;
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const stores: [string, () => FileStore][] = [
  ['a folder', () => localStore(join(folder, 'local'))],
  ['an S3 store', () => s3Store({ ...keys, endpoint, bucket: 'files' })],
];

describe.each(stores)('%s', (_, open) => {
  it('gives back what was put, and nothing once it is removed', async () => {
    const store = open();
    const id = randomUUID();
    const content = crypto.getRandomValues(new Uint8Array(60_000));
    expect(await store.get(id)).toBeUndefined();
    await store.put(id, content);
    const stored = (await store.get(id)) as ReadableStream<Uint8Array>;
    expect(await buffer(stored)).toEqual(Buffer.from(content));
    await store.remove(id);
    expect(await store.get(id)).toBeUndefined();
    await store.remove(id);
  });
});

it('files and folders of the local store are open to the server’s user alone', async () => {
  const id = randomUUID();
  const store = localStore(join(folder, 'private'));
  await store.put(id, new Uint8Array(3));
  const path = join(folder, 'private', id.slice(0, 2), id);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'private'))).mode & 0o777).toBe(0o700);
});

it('an S3 store that refuses the key throws, rather than reporting a missing file', async () => {
  const store = s3Store({ ...keys, secretAccessKey: 'wrong', endpoint, bucket: 'files' });
  await expect(store.put(randomUUID(), new Uint8Array(3))).rejects.toThrow('403');
  await expect(store.get(randomUUID())).rejects.toThrow('403');
});
