import { findFirstSince } from '@orbit-vine/contract/messages.ts';
import { describe, expect, it } from 'vitest';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openPrivateChannel } from '../../testing/private-channel.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);

const first = (since: string, channelId = '1', member = ada) =>
  member.request(`/api/community/channels/${channelId}/messages/first?since=${since}`);
const idSince = async (since: string, channelId?: string) =>
  findFirstSince.answer.parse(await (await first(since, channelId)).json()).messageId;

async function sayAt(moment: string, channelId = '1') {
  const { id } = await bob.say(`Written at ${moment}`, { channelId });
  await community.query('update messages set created_at = $1 where id = $2', [moment, id]);
  return id;
}

describe('the first message since a moment', () => {
  it('is the one at that moment, or the nearest later one', async () => {
    const elsewhere = await sayAt('2026-03-01T12:00:00Z', '2');
    const march = await sayAt('2026-03-02T08:00:00Z');
    const evening = await sayAt('2026-03-02T20:00:00Z');
    const may = await sayAt('2026-05-01T08:00:00Z');
    expect(await idSince('2026-01-01T00:00:00Z')).toBe(march);
    expect(await idSince('2026-03-02T08:00:00.000Z')).toBe(march);
    expect(await idSince('2026-03-02T08:00:00.001Z')).toBe(evening);
    expect(await idSince('2026-03-03T00:00:00Z')).toBe(may);
    expect(await idSince('2026-05-02T00:00:00Z')).toBeUndefined();
    expect(await idSince('2026-01-01T00:00:00Z', '2')).toBe(elsewhere);
  });

  it('is one that readers see: not one that its author deleted', async () => {
    const gone = await sayAt('2026-06-01T08:00:00Z');
    const next = await sayAt('2026-06-01T09:00:00Z');
    await bob.request(`/api/community/messages/${gone}`, { method: 'DELETE' });
    expect(await idSince('2026-06-01T00:00:00Z')).toBe(next);
  });

  it('is found only by members who read the channel, and only at a moment', async () => {
    const channelId = await openPrivateChannel(community, [bob]);
    const secret = await sayAt('2026-03-02T08:00:00Z', channelId);
    const since = '2026-01-01T00:00:00Z';
    expect(await (await first(since, channelId, bob)).json()).toEqual({ messageId: secret });
    const refused = await first(since, channelId);
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'CHANNEL_NOT_FOUND' }]);
    expect((await first(since, 'none')).status).toBe(404);
    for (const wrong of ['', '2026-03-02', '0000-01-01T00:00:00Z'])
      expect((await first(wrong)).status).toBe(422);
    expect((await community.request(`/api/community/channels/1/messages/first?since=${since}`)).status).toBe(
      401,
    );
  });

  it('is read from an index', async () => {
    await community.query(`insert into messages (id, channel_id, seq, changed_seq, content, created_at)
      select gen_random_uuid(), '4', 100 + n, 100 + n, n::text, timestamptz '2020-01-01' + n * interval '1 hour'
      from generate_series(1, 20000) as n`);
    await community.query('analyze messages');
    const plan = await community.query<{ 'QUERY PLAN': string }>(`explain (analyze, timing off)
      select h.id from messages h where h.channel_id = '4' and (h.deleted_at is null or h.moderated)
        and h.created_at >= '2021-01-01' order by h.created_at, h.seq limit 1`);
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('Index Scan using messages_channel_created');
    expect(lines).not.toContain('Seq Scan');
  });
});
