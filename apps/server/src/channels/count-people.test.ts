import { expect, it } from 'vitest';
import { joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

it('the status shows visitors the number of members and of this week’s authors, and no more', async () => {
  const ada = await joinCommunity(community, 'Ada');
  const bob = await joinCommunity(community, 'Bob');
  const gone = await joinCommunity(community, 'Gone');
  await ada.send('Racked today');
  await ada.send('And topped up');
  await bob.send('Last month');
  await community.query(`update messages set created_at = now() - interval '8 days' where user_id = $1`, [
    bob.id,
  ]);
  await community.query(`update profiles set suspended_until = 'infinity' where id = $1`, [gone.id]);
  expect(await (await community.request('/api/community/status')).json()).toEqual({
    ready: true,
    members: 2,
    wroteThisWeek: 1,
  });
});
