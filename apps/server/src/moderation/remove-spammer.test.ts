import { randomUUID } from 'node:crypto';
import { HistoryPage } from '@orbit-vine/contract/messages.ts';
import { listReports } from '@orbit-vine/contract/moderation.ts';
import { beforeAll, expect, it } from 'vitest';
import { joinAs, joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { reportMessage } from '../../testing/moderation.ts';
import { codeOf } from '../../testing/problem.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
let mod: TestMember;
beforeAll(async () => {
  mod = await joinAs(community, 'Mod', 'moderator');
});

const history = async (channelId: string) => {
  const response = await bob.request(`/api/community/channels/${channelId}/messages?limit=100`);
  return HistoryPage.parse(await response.json()).messages;
};
const suspend = (by: TestMember, memberId: string, more: object = {}) =>
  by.request(`/api/community/moderation/members/${memberId}/measures`, {
    json: { kind: 'suspension', days: 30, text: 'Advertising.', ...more },
  });
const queue = async () => {
  const response = await mod.request('/api/community/moderation/reports');
  return listReports.answer.parse(await response.json());
};

it('one act suspends a spammer, removes all their messages, and declines their held ones', async () => {
  const spammer = await joinCommunity(community, 'Spammer');
  const sent = [
    await spammer.say('Cheap barrels'),
    await spammer.say('Cheaper barrels', { channelId: '2' }),
    await spammer.say('Cheapest barrels', { channelId: '2' }),
  ];
  const other = await ada.say('I never bought there', { channelId: '2', replyTo: sent[1]?.id ?? '' });
  await reportMessage(bob, sent[2]?.id ?? '');
  expect(await codeOf(await spammer.send('https://barrels.example'))).toBe('MESSAGE_HELD');

  expect((await suspend(mod, spammer.id, { removeMessages: true })).status).toBe(200);
  const rows = [...(await history('1')), ...(await history('2'))];
  for (const { id } of sent)
    expect(rows.find((row) => row.id === id)).toMatchObject({ deleted: true, moderated: true, content: '' });
  expect(rows.find(({ id }) => id === other.id)?.content).toBe('I never bought there');
  expect(await (await bob.request('/api/community/search?q=barrels')).text()).not.toContain('barrels"');
  const { reported, held = [] } = await queue();
  expect([reported.map(({ message }) => message.id), held]).toEqual([[], []]);
  expect((await spammer.request('/api/community/channels')).status).toBe(401);
  const restoration = `/api/community/moderation/messages/${sent[0]?.id}/restoration`;
  expect(await (await mod.request(restoration, { method: 'POST' })).json()).toMatchObject({
    content: 'Cheap barrels',
  });
});

it('a suspension alone leaves the messages', async () => {
  const member = await joinCommunity(community, 'Rash');
  const { id } = await member.say('Said in anger');
  expect((await suspend(mod, member.id)).status).toBe(200);
  expect((await history('1')).find((row) => row.id === id)?.content).toBe('Said in anger');
});

it('a held message is declined and its author suspended in one act', async () => {
  const spammer = await joinCommunity(community, 'Linker');
  const id = randomUUID();
  await spammer.send('https://barrels.example', '1', id);
  await spammer.send('https://barrels.example/more', '1');
  const decide = (by: TestMember, measure?: object) =>
    by.request(`/api/community/moderation/held-messages/${id}/decision`, {
      json: { release: false, ...(measure && { measure }) },
    });
  expect(await codeOf(await decide(bob))).toBe('FORBIDDEN');
  const suspension = { kind: 'suspension', days: 30, text: 'Advertising.', removeMessages: true };
  expect((await decide(mod, suspension)).status).toBe(200);
  expect((await queue()).held ?? []).toEqual([]);
  expect((await spammer.request('/api/community/channels')).status).toBe(401);
});

it('members cannot suspend, and moderators cannot remove the messages of their equals', async () => {
  const [rival, victim] = [await joinAs(community, 'Rival', 'moderator'), await ada.say('Mine')];
  expect((await suspend(bob, ada.id, { removeMessages: true })).status).toBe(403);
  const { id } = await rival.say('Also mine');
  expect((await suspend(mod, rival.id, { removeMessages: true })).status).toBe(403);
  const contents = new Map((await history('1')).map((row) => [row.id, row.content]));
  expect([contents.get(victim.id), contents.get(id)]).toEqual(['Mine', 'Also mine']);
});
