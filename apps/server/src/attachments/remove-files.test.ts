import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  attachmentPath,
  avatarPath,
  fileNameHeader,
  uploadAttachment,
} from '@orbit-vine/contract/attachments.ts';
import { deletionLink } from '@orbit-vine/contract/mailed-links.ts';
import { Attachment, Message } from '@orbit-vine/contract/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  copyDatabase,
  joinAs,
  joinCommunity,
  mailedCode,
  startCommunity,
  type TestCommunity,
  type TestMember,
} from '../../testing/community.ts';

it('cleanup removes files that have been unused for a day, and no others', async () => {
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
    await community.query("update attachments set created_at = now() - interval '25 hours'");
    const fresh = await upload();
    // As if the store had been unavailable when the message was deleted.
    await community.query("update attachments set purpose = 'removed', created_at = now() where id = $1", [
      taken,
    ]);
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

describe('the file of a deleted message', () => {
  let community: TestCommunity;
  let ada: TestMember;
  let bob: TestMember;
  let moderator: TestMember;
  beforeAll(async () => {
    community = await startCommunity();
    ada = await joinCommunity(community, 'Ada');
    bob = await joinCommunity(community, 'Bob');
    moderator = await joinAs(community, 'Mod', 'moderator');
  });
  afterAll(() => community.stop());

  const onDisk = (id: string) => existsSync(join(community.dataDir, 'attachments', id.slice(0, 2), id));
  const byEveryWay = async (who: TestMember, id: string) =>
    Promise.all([attachmentPath(id), avatarPath(id)].map(async (path) => (await who.request(path)).status));
  const uploadPdf = async (who: TestMember) => {
    const headers = { [fileNameHeader]: 'salaries.pdf' };
    const response = await who.request(uploadAttachment.path, {
      method: 'POST',
      body: '%PDF-1.4\n%%EOF\n',
      headers,
    });
    return Attachment.parse(await response.json()).id;
  };
  const sayWith = (who: TestMember, file: string) =>
    who.request('/api/community/channels/1/messages', {
      json: { id: randomUUID(), content: '', attachments: [file] },
    });
  const send = async (who: TestMember, file: string) =>
    Message.parse(await (await sayWith(who, file)).json()).id;

  it.each([
    ['its author', () => ada],
    ['a moderator', () => moderator],
  ])('is deleted by %s with it, also for its author, at every address', async (_, whose) => {
    const file = await uploadPdf(ada);
    expect(await byEveryWay(bob, file)).toEqual([404, 404]);
    const message = await send(ada, file);
    expect([await byEveryWay(bob, file), onDisk(file)]).toEqual([[200, 404], true]);
    await whose().request(`/api/community/messages/${message}`, { method: 'DELETE' });
    for (const who of [ada, bob]) expect(await byEveryWay(who, file)).toEqual([404, 404]);
    expect(onDisk(file)).toBe(false);
    expect(await (await sayWith(ada, file)).json()).toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
  });

  it('is deleted when a report’s decision removes the message', async () => {
    const file = await uploadPdf(ada);
    const message = await send(ada, file);
    await bob.request(`/api/community/messages/${message}/reports`, { json: { reason: 'spam' } });
    const decision = `/api/community/moderation/messages/${message}/decision`;
    expect((await moderator.request(decision, { json: { remove: true } })).status).toBe(200);
    expect([await byEveryWay(ada, file), onDisk(file)]).toEqual([[404, 404], false]);
  });

  it('is deleted with an account whose messages are removed, and so are unsent files', async () => {
    const eve = await joinCommunity(community, 'Eve');
    const own = [await uploadPdf(eve), await uploadPdf(eve)];
    await send(eve, own[0] ?? '');
    await eve.request('/api/community/me/deletion', { json: { messages: 'remove' } });
    const code = await mailedCode(community, eve.email, deletionLink.parameter);
    expect((await community.request('/api/community/deletion', { json: { code } })).status).toBe(200);
    await expect.poll(() => own.map(onDisk)).toEqual([false, false]);
    const rows = () => community.query('select 1 from attachments where id = any($1)', [own]);
    await expect.poll(rows).toEqual([]);
  });
});
