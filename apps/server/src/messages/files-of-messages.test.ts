import { randomUUID } from 'node:crypto';
import { attachmentPath, fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { Attachment, Message, MessagePage } from '@orbit-vine/contract/messages.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
let moderator: TestMember;
beforeAll(async () => {
  moderator = await joinAs(community, 'Mo', 'moderator');
});

async function sayWith(by: TestMember, names: string[], { content = '', channelId = '1' } = {}) {
  const attachments: string[] = [];
  for (const name of names) {
    const headers = { [fileNameHeader]: name };
    const response = await by.request(uploadAttachment.path, { method: 'POST', body: 'a,b\n1,2', headers });
    attachments.push(Attachment.parse(await response.json()).id);
  }
  const json = { id: randomUUID(), content, attachments };
  return Message.parse(
    await (await by.request(`/api/community/channels/${channelId}/messages`, { json })).json(),
  );
}

const filesOf = async (channelId: string, query = '') =>
  MessagePage.parse(await (await bob.request(`/api/community/channels/${channelId}/files${query}`)).json());
const namesIn = ({ messages }: MessagePage) =>
  messages.map(({ attachments }) => attachments.map(({ name }) => name));

describe('the files of a channel', () => {
  it('are listed by message, newest first, without deleted, removed, or other channels’ messages', async () => {
    await sayWith(ada, ['brix.csv', 'acids.csv'], { channelId: '2' });
    await ada.say('No file', { channelId: '2' });
    const own = await sayWith(ada, ['slip.csv'], { channelId: '2' });
    const removed = await sayWith(ada, ['advert.csv'], { channelId: '2' });
    const last = await sayWith(bob, ['press.csv'], { channelId: '2' });
    await sayWith(ada, ['elsewhere.csv'], { channelId: '3' });
    await ada.request(`/api/community/messages/${own.id}`, { method: 'DELETE' });
    await moderator.request(`/api/community/messages/${removed.id}`, { method: 'DELETE' });
    const page = await filesOf('2');
    expect(namesIn(page)).toEqual([['press.csv'], ['brix.csv', 'acids.csv']]);
    expect(page.more).toBe(false);
    expect(namesIn(await filesOf('2', `?before=${last.seq}`))).toEqual([['brix.csv', 'acids.csv']]);
  });

  it('come in pages without gaps or repeats', async () => {
    for (let n = 0; n <= serverLimits.filesPage; n += 1)
      await sayWith(ada, [`tank-${n}.csv`], { channelId: '4' });
    const first = await filesOf('4');
    expect(first).toMatchObject({ more: true });
    expect(first.messages).toHaveLength(serverLimits.filesPage);
    const rest = await filesOf('4', `?before=${first.messages.at(-1)?.seq}`);
    expect(namesIn(rest)).toEqual([['tank-0.csv']]);
    expect(rest.more).toBe(false);
  });

  it('are rejected for visitors, and for a channel that does not exist', async () => {
    const stranger = await community.request('/api/community/channels/2/files');
    expect(await codeOf(stranger)).toBe('UNAUTHENTICATED');
    expect(await codeOf(await bob.request('/api/community/channels/none/files'))).toBe('CHANNEL_NOT_FOUND');
  });
});

describe('an edit of a message with files', () => {
  const edit = (by: TestMember, id: string, json: object) =>
    by.request(`/api/community/messages/${id}`, { method: 'PATCH', json });
  const search = async (words: string) =>
    JSON.stringify(await (await bob.request(`/api/community/search?q=${words}`)).json());

  it('keeps the files unless it lists the ones to keep', async () => {
    const message = await sayWith(ada, ['kept.csv', 'dropped.csv'], { content: 'Two tables' });
    const edited = Message.parse(await (await edit(ada, message.id, { content: 'Both tables' })).json());
    expect(edited.attachments).toEqual(message.attachments);
    const [kept, dropped] = message.attachments as [Attachment, Attachment];
    const json = { content: 'Both tables', attachments: [kept.id] };
    const less = Message.parse(await (await edit(ada, message.id, json)).json());
    expect(less.attachments).toEqual([kept]);
    expect(less.changedSeq).toBeGreaterThan(edited.changedSeq);
    expect((await bob.request(attachmentPath(kept.id))).status).toBe(200);
    expect(await codeOf(await ada.request(attachmentPath(dropped.id)))).toBe('ATTACHMENT_NOT_FOUND');
    expect(await community.query('select from attachments where id = $1', [dropped.id])).toEqual([]);
    expect(await search('kept')).toContain(message.id);
    expect(await search('dropped')).not.toContain(message.id);
  });

  it('may remove all text while a file stays, but not everything', async () => {
    const message = await sayWith(ada, ['alone.csv'], { content: 'A word' });
    const ids = message.attachments.map(({ id }) => id);
    const bare = Message.parse(await (await edit(ada, message.id, { content: '', attachments: ids })).json());
    expect(bare).toMatchObject({ content: '', attachments: message.attachments });
    expect(await codeOf(await edit(ada, message.id, { content: '', attachments: [] }))).toBe('MESSAGE_BLANK');
    const foreign = { content: ' ', attachments: [randomUUID()] };
    expect(await codeOf(await edit(ada, message.id, foreign))).toBe('MESSAGE_BLANK');
    expect((await bob.request(attachmentPath(ids[0] ?? ''))).status).toBe(200);
  });

  it('is allowed only to its author', async () => {
    const message = await sayWith(ada, ['hers.csv'], { content: 'Hers' });
    expect(await codeOf(await edit(bob, message.id, { content: 'Hers', attachments: [] }))).toBe('FORBIDDEN');
    expect((await bob.request(attachmentPath(message.attachments[0]?.id ?? ''))).status).toBe(200);
  });
});
