import type { Me } from '@orbit-vine/contract/members.ts';
import { expect, it } from 'vitest';
import type { TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';

const { community, ada, loud } = await gatherCommunity(['Ada', 'Loud']);

const path = (id: string) => `/api/community/ignored/${id}`;
const me = async (member: TestMember) => (await (await member.request('/api/community/me')).json()) as Me;
const recipientsOf = (id: string) =>
  community.query('select user_id from notices where message_id = $1', [id]);

it('an ignored member stays ignored until that is undone, and does not find out', async () => {
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

it('an ignored member’s mentions and replies notify no one who ignores them', async () => {
  const question = await ada.say('Who has a spare pump?');
  await ada.request(path(loud.id), { method: 'PUT' });
  const answer = await loud.say('Not I, @ada', { replyTo: question.id });
  expect(await recipientsOf(answer.id)).toEqual([]);
  await ada.request(path(loud.id), { method: 'DELETE' });
  const later = await loud.say('But @ada');
  expect(await recipientsOf(later.id)).toEqual([{ user_id: ada.id }]);
});

it('members cannot ignore themselves or unknown members, and visitors get 401', async () => {
  expect(await codeOf(await ada.request(path(ada.id), { method: 'PUT' }))).toBe('MEMBER_NOT_FOUND');
  const nobody = '11111111-1111-4111-8111-111111111111';
  expect(await codeOf(await ada.request(path(nobody), { method: 'PUT' }))).toBe('MEMBER_NOT_FOUND');
  expect((await community.request(path(loud.id), { method: 'PUT' })).status).toBe(401);
});
