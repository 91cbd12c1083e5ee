import { expect, it } from 'vitest';
import { joinAs, joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

it('the overview counts newcomers who wrote, were answered, and returned', async () => {
  const chief = await joinAs(community, 'Chief', 'administrator');
  const [quiet, heard, unheard, faithful, gone] = await Promise.all(
    ['Quiet', 'Heard', 'Unheard', 'Faithful', 'Gone'].map((name) => joinCommunity(community, name)),
  );
  if (!quiet || !heard || !unheard || !faithful || !gone) throw new Error('nobody joined');
  const move = (id: string, table: string, days: number) =>
    community.query(`update ${table} set created_at = $1 where id = $2`, [daysAgo(days), id]);
  for (const member of [quiet, heard, unheard]) await move(member.id, 'users', 10);
  for (const member of [faithful, gone, chief]) await move(member.id, 'users', 40);
  const question = await heard.say('Which yeast?');
  const answer = await chief.say('Your own.', { replyTo: question.id });
  const lonely = await unheard.say('Hello?');
  const own = await unheard.say('Is anybody here?', { replyTo: lonely.id });
  const later = await faithful.say('Still here');
  for (const [{ id }, days] of [
    [question, 5],
    [answer, 4.5],
    [lonely, 5],
    [own, 4.9],
    // In the fourth week of the member who joined 40 days ago.
    [later, 15],
  ] as const)
    await move(id, 'messages', days);
  const numbers = await (await chief.request('/api/community/admin/numbers')).json();
  expect(numbers).toMatchObject({
    newcomers: {
      spoke: { count: 2, of: 3 },
      // Two first messages have no reply: of the member who returned (15 days ago) and of the administrator (4.5 days ago).
      answered: { count: 1, of: 4 },
      returned: { count: 1, of: 3 },
    },
  });
});
