import { Channel } from '@orbit-vine/contract/channels.ts';
import { describe, expect, it } from 'vitest';
import { joinAs, joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openLive } from '../../testing/live.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);

async function channelSeenBy(member: TestMember, id: string): Promise<Channel | undefined> {
  const listed = (await (await member.request('/api/community/channels')).json()) as unknown[];
  return listed.map((channel) => Channel.parse(channel)).find((channel) => channel.id === id);
}

const markRead = (member: TestMember, id: string, seq: number) =>
  member.request(`/api/community/channels/${id}/read`, { method: 'PUT', json: { seq } });

describe('the channels', () => {
  it('are the four of a new community, by name', async () => {
    const channels = (await (await ada.request('/api/community/channels')).json()) as Channel[];
    expect(channels.map(({ name }) => name)).toEqual([
      'General',
      'Natural Winemaking',
      'Regenerative Viticulture',
      'Small Wine Business',
    ]);
  });

  it('are ready once the tables exist', async () => {
    expect(await (await community.request('/api/community/status')).json()).toMatchObject({ ready: true });
  });
});

it('the list shows the number of pinned messages', async () => {
  const chief = await joinAs(community, 'Chief', 'administrator');
  const { id } = await ada.say('The harvest list', { channelId: '4' });
  expect(await channelSeenBy(bob, '4')).not.toHaveProperty('pins');
  const listening = openLive(community.url, bob);
  await listening.follow('1');
  await chief.request(`/api/community/messages/${id}/pin`, { method: 'PUT' });
  await listening.hear('channels');
  expect(await channelSeenBy(bob, '4')).toMatchObject({ pins: 1 });
  await chief.request(`/api/community/messages/${id}/pin`, { method: 'DELETE' });
  expect(await channelSeenBy(bob, '4')).not.toHaveProperty('pins');
  listening.socket.close();
});

describe('the unread count', () => {
  it('includes others’ messages since the last read, and mentions', async () => {
    await bob.send('Cover crops are in', '2');
    await bob.send('@ada what do you sow?', '2');
    await ada.send('Vetch and rye', '2');
    expect(await channelSeenBy(ada, '2')).toMatchObject({ unread: 2, mentions: 1 });
    expect(await channelSeenBy(bob, '2')).toMatchObject({ unread: 1, mentions: 0 });
  });

  it('comes with the first unread message', async () => {
    const { seq } = await bob.say('Unread from here', { channelId: '3' });
    await bob.say('And here', { channelId: '3' });
    expect(await channelSeenBy(ada, '3')).toMatchObject({ unread: 2, firstUnread: seq });
    await markRead(ada, '3', seq);
    expect(await channelSeenBy(ada, '3')).toMatchObject({ unread: 1, firstUnread: seq + 1 });
    expect(await channelSeenBy(bob, '3')).not.toHaveProperty('firstUnread');
  });

  it('is zero after reading, even after a new reaction', async () => {
    const before = await channelSeenBy(ada, '2');
    await markRead(ada, '2', before?.seq ?? 0);
    const page = (await (await ada.request('/api/community/channels/2/messages')).json()) as {
      messages: { id: string }[];
    };
    await bob.request(`/api/community/messages/${page.messages[0]?.id}/reactions/grape`, { method: 'PUT' });
    expect(await channelSeenBy(ada, '2')).toMatchObject({ unread: 0, mentions: 0 });
  });

  it('moves its mark only forward by itself, and not past the end', async () => {
    const far = await (await markRead(ada, '2', 1_000_000)).json();
    const back = await (await markRead(ada, '2', 1)).json();
    expect(far).toEqual(back);
    await bob.send('And now?', '2');
    expect(await channelSeenBy(ada, '2')).toMatchObject({ unread: 1 });
  });

  it('can be moved back by its reader', async () => {
    const { seq } = await bob.say('Worth another look', { channelId: '2' });
    await markRead(ada, '2', seq);
    const again = { method: 'PUT', json: { seq: seq - 1, back: true } };
    await ada.request('/api/community/channels/2/read', again);
    expect(await channelSeenBy(ada, '2')).toMatchObject({ unread: 1, firstUnread: seq });
    await bob.request('/api/community/channels/2/read', again);
    expect(await channelSeenBy(bob, '2')).toMatchObject({ unread: 0 });
  });

  it('is zero for a newcomer', async () => {
    const carol = await joinCommunity(community, 'Carol');
    expect(await channelSeenBy(carol, '2')).toMatchObject({ unread: 0 });
    await bob.send('Welcome, @Carol', '2');
    expect(await channelSeenBy(carol, '2')).toMatchObject({ unread: 1, mentions: 1 });
  });

  it('cannot be changed in a channel that does not exist', async () => {
    expect((await markRead(ada, 'nowhere', 1)).status).toBe(404);
  });
});

describe('a starred channel', () => {
  const star = (member: TestMember, id: string, starred: unknown) =>
    member.request(`/api/community/channels/${id}/star`, { method: 'PUT', json: { starred } });

  it('is starred for its reader only, at any level, and keeps its unread count', async () => {
    const eva = await joinCommunity(community, 'Eva');
    await bob.send('Worth a star', '3');
    expect(await (await star(eva, '3', true)).json()).toEqual({ starred: true });
    expect(await channelSeenBy(eva, '3')).toMatchObject({ starred: true, level: 'mentions', unread: 1 });
    expect(await channelSeenBy(bob, '3')).not.toHaveProperty('starred');
    await eva.request('/api/community/channels/3/level', { method: 'PUT', json: { level: 'nothing' } });
    expect(await channelSeenBy(eva, '3')).toMatchObject({ starred: true, level: 'nothing' });
    await star(eva, '3', false);
    expect(await channelSeenBy(eva, '3')).toMatchObject({ level: 'nothing', unread: 1 });
    expect(await channelSeenBy(eva, '3')).not.toHaveProperty('starred');
  });

  it('cannot be starred by a visitor, in an unknown channel, or with another value', async () => {
    const path = '/api/community/channels/4/star';
    expect((await community.request(path, { method: 'PUT', json: { starred: true } })).status).toBe(401);
    expect((await star(ada, 'nowhere', true)).status).toBe(404);
    expect((await star(ada, '4', 'yes')).status).toBe(422);
  });
});

describe('the notification level of a channel', () => {
  const setLevel = (member: TestMember, id: string, level: unknown) =>
    member.request(`/api/community/channels/${id}/level`, { method: 'PUT', json: { level } });

  it('is its reader’s own, at first mentions', async () => {
    const dora = await joinCommunity(community, 'Dora');
    await bob.send('Before and after', '4');
    for (const level of ['nothing', 'everything', 'mentions']) {
      expect(await (await setLevel(dora, '4', level)).json()).toEqual({ level });
      expect(await channelSeenBy(dora, '4')).toMatchObject({ level, unread: 1 });
      expect(await channelSeenBy(bob, '4')).toMatchObject({ level: 'mentions' });
    }
  });

  it('at nothing hides mentions from the channel’s count', async () => {
    const gina = await joinCommunity(community, 'Gina');
    await bob.send('Once more, @Gina', '4');
    expect(await channelSeenBy(gina, '4')).toMatchObject({ unread: 1, mentions: 1 });
    await setLevel(gina, '4', 'nothing');
    expect(await channelSeenBy(gina, '4')).toMatchObject({ unread: 1, mentions: 0 });
  });

  it('updates its reader’s other pages, but no one else’s', async () => {
    const [own, other] = [openLive(community.url, ada), openLive(community.url, bob)];
    for (const live of [own, other]) {
      await live.follow('1');
      await live.hear('inbox');
      live.heard.length = 0;
    }
    await setLevel(ada, '3', 'nothing');
    await own.hear('inbox');
    await ada.request('/api/community/channels/3/star', { method: 'PUT', json: { starred: true } });
    await other.follow('3');
    expect(other.heard.filter(({ type }) => type === 'inbox')).toEqual([]);
    for (const { socket } of [own, other]) socket.close();
  });

  it('cannot be set by a visitor, in an unknown channel, or to another value', async () => {
    const path = '/api/community/channels/4/level';
    expect((await community.request(path, { method: 'PUT', json: { level: 'nothing' } })).status).toBe(401);
    expect((await setLevel(ada, 'nowhere', 'nothing')).status).toBe(404);
    expect((await setLevel(ada, '4', 'all')).status).toBe(422);
  });
});
