import pg from 'pg';
import { expect, it } from 'vitest';
import { joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

it('a reaction during its message’s deletion is not stored', async () => {
  const ada = await joinCommunity(community, 'Ada');
  const { id } = await ada.say('Going');
  const deleting = new pg.Client({ connectionString: community.databaseUrl });
  await deleting.connect();
  await deleting.query('begin');
  await deleting.query(`select 1 from channels where id = '1' for update`);
  await deleting.query('delete from message_reactions where message_id = $1', [id]);
  await deleting.query(`update messages set content = '', deleted_at = now() where id = $1`, [id]);
  const reacting = ada.request(`/api/community/messages/${id}/reactions/grape`, { method: 'PUT' });
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await community.query(waiting)).length).toBe(1);
  await deleting.query('commit');
  await deleting.end();
  expect((await reacting).status).toBe(404);
  expect(await community.query('select from message_reactions where message_id = $1', [id])).toEqual([]);
});
