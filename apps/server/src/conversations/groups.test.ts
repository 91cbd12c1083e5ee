import { listChannels } from '@orbit-vine/contract/channels.ts';
import * as contract from '@orbit-vine/contract/groups.ts';
import { Problem } from '@orbit-vine/contract/problem.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { settle, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';

const { community, ada, bob, cleo, dora } = await gatherCommunity(['Ada', 'Bob', 'Cleo', 'Dora']);
beforeAll(async () => {
  for (const member of [ada, bob, cleo, dora]) await settle(community, member);
});

const path = '/api/community/groups';
const make = async (by: TestMember, name: string) =>
  contract.makeGroup.answer.parse(await (await by.request(path, { json: { name } })).json()).id;
const invite = (by: TestMember, id: string, body = {}) =>
  by.request(`${path}/${id}/invitations`, { json: { days: 7, uses: 1, ...body } });
const codeFor = async (by: TestMember, id: string, body = {}) =>
  contract.inviteToGroup.answer.parse(await (await invite(by, id, body)).json()).code;
const join = (by: TestMember, code: string) => by.request(contract.joinGroup.path, { json: { code } });
const bring = async (owner: TestMember, id: string, ...members: TestMember[]) => {
  const code = await codeFor(owner, id, { uses: 10 });
  for (const member of members) expect((await join(member, code)).status).toBe(200);
};
const leave = (by: TestMember, id: string, member: { id: string }) =>
  by.request(`${path}/${id}/members/${member.id}`, { method: 'DELETE' });
const change = (by: TestMember, id: string, json: object) =>
  by.request(`${path}/${id}`, { method: 'PATCH', json });
const read = async (by: TestMember, id: string) =>
  contract.getGroup.answer.parse(await (await by.request(`${path}/${id}`)).json());
const problemOf = async (answer: Response) => Problem.parse(await answer.json()).code;
const has = async (member: TestMember, id: string) =>
  listChannels.answer
    .parse(await (await member.request(listChannels.path)).json())
    .some((channel) => channel.id === id);

describe('a group', () => {
  it('is joined by a link, which shows its bearer what it opens', async () => {
    const id = await make(ada, 'Appellation');
    const code = await codeFor(ada, id);
    const shown = await bob.request(contract.readInvitation.path, { json: { code } });
    expect(await shown.json()).toMatchObject({
      id,
      name: 'Appellation',
      members: 1,
      joined: false,
      by: { id: ada.id },
    });
    expect(await has(bob, id)).toBe(false);
    expect((await join(bob, code)).status).toBe(200);
    expect(await has(bob, id)).toBe(true);
    expect((await read(bob, id)).members.map((member) => [member.id, member.owner])).toEqual([
      [ada.id, true],
      [bob.id, undefined],
    ]);
  });

  it('passes to its oldest member when its owner leaves', async () => {
    const id = await make(ada, 'Press');
    await bring(ada, id, bob, cleo);
    expect((await change(ada, id, { owner: cleo.id })).status).toBe(200);
    expect((await change(ada, id, { name: 'Mine again' })).status).toBe(403);
    expect((await leave(cleo, id, cleo)).status).toBe(200);
    expect((await read(bob, id)).members.map((member) => [member.id, member.owner])).toEqual([
      [ada.id, true],
      [bob.id, undefined],
    ]);
  });

  it('does not exist for strangers', async () => {
    const id = await make(ada, 'Secret');
    for (const answer of [
      await dora.request(`${path}/${id}`),
      await invite(dora, id),
      await change(dora, id, { name: 'Mine' }),
      await leave(dora, id, ada),
      await dora.request(`${path}/${id}/invitations/${ada.id}`, { method: 'DELETE' }),
    ])
      expect(await problemOf(answer)).toBe('CHANNEL_NOT_FOUND');
  });
});

describe('an invitation to a group', () => {
  it('admits as many members as it says, even at the same moment, and none after its end', async () => {
    const id = await make(ada, 'Co-op');
    const code = await codeFor(ada, id, { uses: 1 });
    const answers = await Promise.all([join(bob, code), join(cleo, code), join(dora, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const late = await codeFor(ada, id);
    await community.query("update channel_invitations set expires_at = now() - interval '1 second'");
    expect(await problemOf(await join(dora, late))).toBe('GROUP_INVITATION_INVALID');
    const mine = await codeFor(ada, id, { memberId: cleo.id });
    expect(await problemOf(await join(dora, mine))).toBe('GROUP_INVITATION_INVALID');
    expect((await join(cleo, mine)).status).toBe(200);
  });

  it('is made by those whom the owner allows, and ends when its maker leaves or may not invite any more', async () => {
    const id = await make(ada, 'Study group');
    await bring(ada, id, bob);
    expect((await invite(bob, id)).status).toBe(403);
    expect((await change(bob, id, { whoInvites: 'members' })).status).toBe(403);
    expect((await change(ada, id, { whoInvites: 'members', name: 'WSET class' })).status).toBe(200);
    const code = await codeFor(bob, id, { uses: 5 });
    expect((await read(bob, id)).invitations).toHaveLength(2);
    await change(ada, id, { whoInvites: 'owner' });
    expect(await problemOf(await join(cleo, code))).toBe('GROUP_INVITATION_INVALID');
    await change(ada, id, { whoInvites: 'members' });
    await leave(bob, id, bob);
    expect(await problemOf(await join(cleo, code))).toBe('GROUP_INVITATION_INVALID');
  });
});

describe('a removed member', () => {
  it('is not shown as typing', async () => {
    const id = await make(ada, 'Whispers');
    await bring(ada, id, bob, cleo);
    const [owner, removed, other] = [ada, bob, cleo].map((member) => openLive(community.url, member));
    for (const page of [owner, removed, other]) await page?.follow(id);
    expect((await leave(ada, id, bob)).status).toBe(200);
    removed?.say({ type: 'typing', channelId: id });
    removed?.say({ type: 'subscribe', channelId: id, after: 0 });
    await removed?.hear('channels');
    other?.say({ type: 'typing', channelId: id });
    await owner?.hear('typing', (frame) => frame.type === 'typing' && frame.member.id === cleo.id);
    expect(owner?.heard.filter(({ type }) => type === 'typing')).toHaveLength(1);
    for (const page of [owner, removed, other]) page?.socket.close();
  });

  it('hears no more at once, on no page, and cannot change what they wrote', async () => {
    const id = await make(ada, 'Barrels');
    await bring(ada, id, bob);
    const old = await bob.say('I was here', { channelId: id });
    await ada.say('Look, @bob', { channelId: id });
    const pages = [openLive(community.url, bob), openLive(community.url, bob)];
    for (const page of pages) await page.follow(id);
    for (const page of pages) page.heard.length = 0;
    expect((await leave(bob, id, ada)).status).toBe(403);
    expect((await leave(ada, id, bob)).status).toBe(200);
    await ada.say('Now we can talk', { channelId: id });
    for (const page of pages) {
      await page.hear('inbox');
      page.say({ type: 'subscribe', channelId: id, after: 0 });
      await page.hear('channels');
      // Activity of other channels may still arrive.
      expect(page.heard.filter((frame) => 'channelId' in frame && frame.channelId === id)).toEqual([]);
      page.socket.close();
    }
    expect(await has(bob, id)).toBe(false);
    expect((await bob.send('Still here', id)).status).toBe(404);
    const edit = { method: 'PATCH', json: { content: 'Mine' } };
    expect((await bob.request(`/api/community/messages/${old.id}`, edit)).status).toBe(404);
    expect(await (await bob.request('/api/community/inbox')).json()).toMatchObject({
      unread: 0,
      notices: [],
    });
  });
});

describe('a deleted group', () => {
  it('is announced to nobody', async () => {
    const id = await make(ada, 'Short');
    const page = openLive(community.url, dora);
    await page.follow('1');
    await ada.send('Is anyone here?', id);
    await community.query('delete from messages where channel_id = $1', [id]);
    await community.query('delete from channels where id = $1', [id]);
    await ada.send('After the deletion', '4');
    await page.hear('activity', (frame) => frame.type === 'activity' && frame.channelId === '4');
    expect(page.heard.filter((frame) => 'channelId' in frame && frame.channelId === id)).toEqual([]);
    page.socket.close();
  });
});
