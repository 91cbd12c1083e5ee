import { listNotices } from '@orbit-vine/contract/inbox.ts';
import { expect, it } from 'vitest';
import { joinAs, joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity(['Ada', 'Bob']);
// A moderator, since a newcomer's links would be held.
const mod = await joinAs(community, 'Mod', 'moderator');

it.each([
  ['`@NAME` in code', false],
  ['```\n@NAME\n```', false],
  ['https://medium.com/@NAME/aging-on-lees', false],
  ['[x](https://mastodon.social/@NAME)', false],
  ['medium.com/@NAME', false],
  ['\\@NAME', false],
  ['> @NAME said so', false],
  ['Ask **@NAME**, who has 0.3*225*2 g', true],
  ['> words\n\n@NAME, is that so?', true],
])('%j notifies the member: %s', async (content, isNotified) => {
  const name = `N${crypto.randomUUID().slice(0, 8)}`;
  const member = await joinCommunity(community, name);
  const { id } = await mod.say(content.replace('NAME', name));
  const inbox = async () => {
    const response = await member.request('/api/community/inbox');
    return listNotices.answer.parse(await response.json()).notices.map(({ message }) => message?.id);
  };
  expect(await inbox()).toEqual(isNotified ? [id] : []);
  const edit = (text: string) =>
    mod.request(`/api/community/messages/${id}`, { method: 'PATCH', json: { content: text } });
  await edit(`Now @${name}`);
  expect(await inbox()).toEqual([id]);
  await edit(`Now \`@${name}\``);
  expect(await inbox()).toEqual([]);
});

it('the server stores messages together, and each notifies only the members that it names', async () => {
  const [cleo, dora] = [await joinCommunity(community, 'Cleo'), await joinCommunity(community, 'Dora')];
  const authors = await Promise.all(['Eve1', 'Eve2', 'Eve3'].map((name) => joinCommunity(community, name)));
  const sent = await Promise.all(
    ['@Cleo', '`@Cleo` and @Dora', '`@Dora`'].map((text, at) => authors[at]?.say(text)),
  );
  for (const [member, at] of [[cleo, 0] as const, [dora, 1] as const]) {
    const { notices } = listNotices.answer.parse(await (await member.request('/api/community/inbox')).json());
    expect(notices.map(({ message }) => message?.id)).toEqual([sent[at]?.id]);
  }
});
