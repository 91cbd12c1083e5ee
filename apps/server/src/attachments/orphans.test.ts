import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { Attachment } from '@orbit-vine/contract/messages.ts';
import { expect, it } from 'vitest';
import { copyDatabase, joinCommunity, startCommunity } from '../../testing/community.ts';

it('files that nothing holds for a day are removed, and no others', async () => {
  const database = await copyDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'orbit-vine-orphans-'));
  const stored = async () =>
    (await readdir(join(dataDir, 'attachments'), { recursive: true }))
      .filter((path) => path.includes('/'))
      .map((path) => path.slice(3));
  try {
    const community = await startCommunity({ databaseUrl: database.url, dataDir });
    const ada = await joinCommunity(community, 'Ada');
    const upload = async () => {
      const headers = { [fileNameHeader]: 'notes.txt' };
      const response = await ada.request(uploadAttachment.path, { method: 'POST', body: 'Racked', headers });
      return Attachment.parse(await response.json()).id;
    };
    const say = async (file: string) => {
      const id = randomUUID();
      await ada.request('/api/community/channels/1/messages', {
        json: { id, content: '', attachments: [file] },
      });
      return id;
    };
    const [sent, taken, left] = [await upload(), await upload(), await upload()];
    await say(sent);
    await ada.request(`/api/community/messages/${await say(taken)}`, { method: 'DELETE' });
    await community.query("update attachments set created_at = now() - interval '25 hours'");
    const fresh = await upload();
    expect((await stored()).toSorted()).toEqual([sent, taken, left, fresh].toSorted());
    await community.stop();
    const again = await startCommunity({ databaseUrl: database.url, dataDir });
    await expect.poll(async () => (await stored()).toSorted()).toEqual([sent, fresh].toSorted());
    expect(await again.query('select id from attachments order by id')).toEqual(
      [sent, fresh].toSorted().map((id) => ({ id })),
    );
    await again.stop();
  } finally {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
