import { beforeAll, expect, it } from 'vitest';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community, ada, rosalind: rosa } = await gatherCommunity(['Ada', 'Rosalind']);
beforeAll(async () => {
  await rosa.request('/api/community/me', { method: 'PATCH', json: { name: 'Rosa' } });
});

async function recipientsOf(content: string) {
  const { id } = await ada.say(content);
  return community.query('select user_id from notices where message_id = $1', [id]);
}
const named = (names: string) => ada.request(`/api/community/named-members?names=${names}`);

it('a name belongs to the member who has it, or who gave it up recently', async () => {
  const bearer = { id: rosa.id, name: 'Rosa', avatar: '/avatars/Rosa.svg' };
  expect(await (await named('rosalind,ROSA,nobody_at_all')).json()).toEqual([
    { name: 'rosalind', member: bearer },
    { name: 'ROSA', member: bearer },
  ]);
  expect(await (await named('')).json()).toEqual([]);
  expect((await community.request('/api/community/named-members?names=Rosa')).status).toBe(401);
});

it('a mention by a former name notifies once, and after 90 days not at all', async () => {
  expect(await recipientsOf('Where is @rosalind?')).toEqual([{ user_id: rosa.id }]);
  expect(await recipientsOf('@Rosalind, who is @Rosa now')).toEqual([{ user_id: rosa.id }]);
  await community.query(`update former_names set created_at = now() - interval '91 days'`);
  expect(await recipientsOf('Still looking for @rosalind')).toEqual([]);
  expect(await (await named('rosalind')).json()).toEqual([]);
});
