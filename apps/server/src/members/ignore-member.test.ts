import type { Me } from '@orbit-vine/contract/members.ts';
import { expect, it } from 'vitest';
import type { TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';

const { community, ada, loud } = await gatherCommunity(['Ada', 'Loud']);

const path = (id: string) => `/api/community/ignored/${id}`;
const me = async (member: TestMember) => (await (await member.request('/api/community/me')).json()) as Me;
const toldOf = (id: string) => community.query('select user_id from notices where message_id = $1', [id]);

it('whoever is ignored stays so until that is taken back, and learns nothing of it', async () => {
  expect(await me(ada)).not.toHaveProperty('ignored');
  for (let time = 0; time < 2; time += 1)
    expect(await (await ada.request(path(loud.id), { method: 'PUT' })).json()).toEqual({
      ignored: [loud.id],
    });
  expect((await me(ada)).ignored).toEqual([loud.id]);
  expect(await me(loud)).not.toHaveProperty('ignored');
  expect(await (await ada.request(path(loud.id), { method: 'DELETE' })).json()).toEqual({ ignored: [] });
  expect(await me(ada)).not.toHaveProperty('ignored');
});

it('who is ignored has nobody told, neither by a name nor by an answer', async () => {
  const question = await ada.say('Who has a spare pump?');
  await ada.request(path(loud.id), { method: 'PUT' });
  const answer = await loud.say('Not I, @ada', { replyTo: question.id });
  expect(await toldOf(answer.id)).toEqual([]);
  await ada.request(path(loud.id), { method: 'DELETE' });
  const later = await loud.say('But @ada');
  expect(await toldOf(later.id)).toEqual([{ user_id: ada.id }]);
});

it('nobody ignores themselves, nobody, or anybody from outside', async () => {
  expect(await codeOf(await ada.request(path(ada.id), { method: 'PUT' }))).toBe('MEMBER_NOT_FOUND');
  const nobody = '11111111-1111-4111-8111-111111111111';
  expect(await codeOf(await ada.request(path(nobody), { method: 'PUT' }))).toBe('MEMBER_NOT_FOUND');
  expect((await community.request(path(loud.id), { method: 'PUT' })).status).toBe(401);
});
