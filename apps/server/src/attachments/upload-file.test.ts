import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { uploadAvatar } from '@orbit-vine/contract/own-account.ts';
import pino from 'pino';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openRaw } from '../../testing/raw.ts';
import { withDatabase } from '../../testing/signed-in.ts';
import { localStore } from '../platform/files/local-store.ts';
import { createReceiver } from '../platform/files/receive.ts';
import { openPictures } from '../platform/pictures/pictures.ts';
import { upload } from './upload-file.ts';

const { community } = await gatherCommunity([]);
const folder = join(community.dataDir, 'attachments');
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#723' } })
  .png()
  .toBuffer();
const stored = async () =>
  (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name.includes('-'));

describe('uploading a file', () => {
  it('leaves no file and is refused when the account is deleted while the file is stored', async () => {
    const { id: userId } = await joinCommunity(community, 'Gone');
    const store = localStore(folder);
    const files: typeof store = {
      ...store,
      async put(id, content) {
        await store.put(id, content);
        expect(await stored()).toHaveLength(1);
        await community.query('delete from users where id = $1', [userId]);
      },
    };
    const uploading = withDatabase(community.databaseUrl, (database) =>
      upload(
        {
          database,
          files,
          pictures: openPictures({ log: pino({ level: 'silent' }), heic: false }),
          receive: createReceiver(community.dataDir),
          requireQuota: async () => undefined,
        },
        {
          userId,
          name: 'notes.txt',
          body: new Blob(['Racked']).stream(),
          declaredBytes: 6,
          count: async () => undefined,
        },
      ),
    );
    await expect(uploading).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['a file', uploadAttachment, Buffer.from('Racked')],
    ['a picture', uploadAvatar, picture],
  ])('refuses %s of an account that is deleted while the body arrives', async (_, endpoint, body) => {
    const leaving = await joinCommunity(community, 'Leaving');
    const before = await stored();
    const raw = openRaw(community.url);
    await once(raw.socket, 'connect');
    const head = [
      `${endpoint.method} ${endpoint.path} HTTP/1.1`,
      'host: localhost',
      `cookie: ${leaving.cookie}`,
      `${fileNameHeader}: notes.txt`,
      `content-length: ${body.length}`,
    ];
    raw.say(`${head.join('\r\n')}\r\n\r\n`);
    raw.socket.write(body.subarray(0, 3));
    await sleep(300);
    await community.query('delete from users where id = $1', [leaving.id]);
    raw.socket.write(body.subarray(3));
    await expect.poll(() => raw.heard(), { timeout: 5_000 }).toMatch(/^HTTP\/1.1 401/);
    raw.socket.destroy();
    expect(await stored()).toEqual(before);
  });
});
