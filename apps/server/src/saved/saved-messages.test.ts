import { randomUUID } from 'node:crypto';
import { limits } from '@orbit-vine/contract/limits.ts';
import { listSaved } from '@orbit-vine/contract/saved-messages.ts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { joinAs, joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';
import { openPrivateChannel } from '../../testing/private-channel.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const pathOf = ({ id }: { id: string }) => `/api/community/messages/${id}/saved`;
const save = (member: TestMember, message: { id: string }, remindAt?: string) =>
  member.request(pathOf(message), { method: 'PUT', json: { remindAt } });
const unsave = (member: TestMember, message: { id: string }) =>
  member.request(pathOf(message), { method: 'DELETE' });
const saving = async (member: TestMember, message: { id: string }) =>
  (await member.request(pathOf(message))).json();

async function savedOf(member: TestMember) {
  const texts: string[] = [];
  let page: string | undefined = '';
  do {
    const answer = await member.request(`${listSaved.path}${page && `?page=${page}`}`);
    const { saved, next }: ReturnType<typeof listSaved.answer.parse> = listSaved.answer.parse(
      await answer.json(),
    );
    texts.push(...saved.map(({ message }) => message.content));
    page = next;
  } while (page);
  return texts;
}

describe('saved messages', () => {
  it('are listed newest first, only to their member, and removed by them', async () => {
    const first = await bob.say('Rack before the moon changes');
    const second = await bob.say('Do not rack at all');
    expect(await (await save(ada, first)).json()).toEqual({ saved: true });
    await save(ada, second);
    expect(await savedOf(ada)).toEqual([second.content, first.content]);
    expect(await savedOf(bob)).toEqual([]);
    expect(await saving(ada, first)).toEqual({ saved: true });
    expect(await saving(bob, first)).toEqual({ saved: false });
    await unsave(bob, first);
    expect(await (await unsave(ada, first)).json()).toEqual({ saved: false });
    expect(await savedOf(ada)).toEqual([second.content]);
    expect((await unsave(ada, first)).status).toBe(200);
    for (const [path, method] of [
      [listSaved.path, 'GET'],
      [pathOf(first), 'PUT'],
      [pathOf(first), 'DELETE'],
    ] as const)
      expect((await community.request(path, { method })).status).toBe(401);
  });

  it('with a reminder that is due come first, the latest due at the top, on all pages', async () => {
    const cai = await joinCommunity(community, 'Cai');
    await community.query(
      `with said as (
        insert into messages (id, channel_id, user_id, seq, changed_seq, content)
        select gen_random_uuid(), '4', $1, 1000 + n, 1000 + n, n::text from generate_series(1, 70) as n returning id, content)
      insert into saved_messages (user_id, message_id, created_at, remind_at)
      select $1, id, now() - (70 - content::int) / 7 * interval '1 day', case when content::int % 10 = 0
        then now() - content::int * interval '1 hour' else now() + interval '1 day' end from said`,
      [cai.id],
    );
    const listed = (await savedOf(cai)).map(Number);
    const due = [10, 20, 30, 40, 50, 60, 70];
    expect(listed.slice(0, 7)).toEqual(due);
    const weekOf = (number: number) => Math.trunc((70 - number) / 7);
    const weeks = listed.slice(7).map(weekOf);
    expect(weeks).toEqual(weeks.toSorted((a, b) => a - b));
    expect(new Set(listed).size).toBe(70);
  });

  it('are rejected if the member cannot read the message, or it is deleted', async () => {
    const channelId = await openPrivateChannel(community, [bob]);
    const secret = await bob.say('Between us', { channelId });
    const gone = await bob.say('Forget it');
    await bob.request(`/api/community/messages/${gone.id}`, { method: 'DELETE' });
    for (const id of [secret.id, gone.id, randomUUID()]) {
      const answer = await save(ada, { id });
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'MESSAGE_NOT_FOUND' }]);
    }
    expect((await save(ada, { id: 'nonsense' })).status).toBe(422);
    for (const remindAt of ['tomorrow', '0000-01-01T00:00:00Z', '9999-01-01T00:00:00Z'])
      expect((await save(ada, gone, remindAt)).status).toBe(422);
  });
});

describe('saved messages vanish', () => {
  it('when the author deletes a message, or a moderator does', async () => {
    const dee = await joinCommunity(community, 'Dee');
    const mod = await joinAs(community, 'Mod', 'moderator');
    for (const by of [bob, mod]) {
      const message = await bob.say('Out of place');
      await save(dee, message);
      const page = openLive(community.url, dee);
      await page.hear('inbox');
      page.heard.length = 0;
      await by.request(`/api/community/messages/${message.id}`, { method: 'DELETE' });
      await page.hear('inbox');
      page.socket.close();
      expect(await savedOf(dee)).toEqual([]);
      expect(await saving(dee, message)).toEqual({ saved: false });
    }
  });

  it('when their member leaves the group, or its owner removes the member', async () => {
    const eli = await joinCommunity(community, 'Eli');
    for (const by of [eli, bob]) {
      const channelId = await openPrivateChannel(community, [bob, eli]);
      await save(eli, await bob.say('For the group', { channelId }), hoursFromNow(1));
      expect(await savedOf(eli)).toHaveLength(1);
      const left = await by.request(`/api/community/groups/${channelId}/members/${eli.id}`, {
        method: 'DELETE',
      });
      expect(left.status).toBe(200);
      expect(await community.query('select from saved_messages where user_id = $1', [eli.id])).toEqual([]);
    }
  });
});

describe('the saved messages of a member', () => {
  it('are in the member’s export, without the words of others', async () => {
    const fay = await joinCommunity(community, 'Fay');
    const message = await bob.say('Quincewood');
    const remindAt = hoursFromNow(5);
    await save(fay, message, remindAt);
    const answer = await fay.request('/api/community/me/export');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const saved = strFromU8(files['saved-messages.json'] ?? new Uint8Array());
    expect(JSON.parse(saved)).toMatchObject([{ messageId: message.id, remindAt }]);
    for (const content of Object.values(files)) expect(strFromU8(content)).not.toContain('Quincewood');
  });

  it('are limited for each member, also when saved at the same time', async () => {
    const gus = await joinCommunity(community, 'Gus');
    const messages = await Promise.all(['One', 'Two', 'Three', 'Four'].map((text) => bob.say(text)));
    await community.query(
      `with said as (
        insert into messages (id, channel_id, user_id, seq, changed_seq, content)
        select gen_random_uuid(), '4', $1, 5000 + n, 5000 + n, n::text from generate_series(1, $2::int) as n returning id)
      insert into saved_messages (user_id, message_id) select $1, id from said`,
      [gus.id, limits.savedMessages - 2],
    );
    const answers = await Promise.all(messages.map((message) => save(gus, message)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ code: 'TOO_MANY_SAVED' });
    const at = answers.findIndex(({ status }) => status === 200);
    expect((await save(gus, messages[at] ?? { id: '' }, hoursFromNow(1))).status).toBe(200);
  });

  it('reach the member’s other pages when they change', async () => {
    const message = await bob.say('Seen twice');
    const page = openLive(community.url, ada);
    await page.hear('inbox');
    for (const change of [save, unsave]) {
      page.heard.length = 0;
      await change(ada, message);
      await page.hear('inbox');
    }
    page.socket.close();
  });
});
