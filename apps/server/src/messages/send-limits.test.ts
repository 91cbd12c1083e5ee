import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { describe, expect, it } from 'vitest';
import { joinAs, joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';

const { community } = await gatherCommunity([], { rateLimits: true });
const mod = await joinAs(community, 'Mod', 'moderator');
/** As if everything a member has written were so much older. */
const age = (id: string, interval: string) =>
  community.query('update messages set created_at = created_at - $2::interval where user_id = $1', [
    id,
    interval,
  ]);
const waitOf = async (response: Response) => [
  await codeOf(response.clone()),
  Number(response.headers.get('retry-after')),
];
const between = (least: number, most: number) =>
  expect.toSatisfy((seconds: number) => seconds >= least && seconds <= most);
const slow = (channelId: string, seconds: number) =>
  community.query('update channels set slow_s = $2 where id = $1', [channelId, seconds]);

describe('a refused message', () => {
  it('may be sent a minute after the first of too many', async () => {
    const ada = await joinCommunity(community, 'Ada');
    for (let sent = 0; sent < serverLimits.messagesPerMinuteAtFirst; sent += 1)
      await ada.say(`Message ${sent}`);
    expect(await waitOf(await ada.send('One more'))).toEqual(['RATE_LIMITED', between(1, 60)]);
    await age(ada.id, '61 seconds');
    expect((await ada.send('One more')).status).toBe(201);
  });

  it('may be sent ten minutes after the first of the same text, which no other text is', async () => {
    const bob = await joinCommunity(community, 'Bob');
    for (let sent = 0; sent < serverLimits.sameText; sent += 1) await bob.say('Buy my corks');
    await age(bob.id, '2 minutes');
    expect(await waitOf(await bob.send('Buy my corks'))).toEqual(['SAME_TEXT', between(400, 480)]);
    expect((await bob.send('Buy my corks!')).status).toBe(201);
    await age(bob.id, '9 minutes');
    expect((await bob.send('Buy my corks')).status).toBe(201);
  });

  it('of slow mode may be sent after its seconds, by the channel, and not for staff', async () => {
    const cy = await joinCommunity(community, 'Cy');
    await slow('2', 3_000);
    try {
      await cy.say('First', { channelId: '2' });
      expect(await waitOf(await cy.send('Second', '2'))).toEqual(['SLOW_MODE', between(2_900, 3_000)]);
      expect((await cy.send('Elsewhere', '1')).status).toBe(201);
      await age(cy.id, '2900 seconds');
      expect(await waitOf(await cy.send('Second', '2'))).toEqual(['SLOW_MODE', between(1, 100)]);
      await age(cy.id, '101 seconds');
      expect((await cy.send('Second', '2')).status).toBe(201);
      await mod.say('One', { channelId: '2' });
      expect((await mod.send('Two', '2')).status).toBe(201);
    } finally {
      await slow('2', 0);
    }
  });

  it('names the first reason: no such channel, archived, staff only, slow', async () => {
    const dee = await joinCommunity(community, 'Dee');
    const refused = async (channelId: string) => codeOf(await dee.send('Hello', channelId));
    await dee.say('Hello', { channelId: '3' });
    await community.query(
      `update channels set slow_s = 3000, staff_only = true, archived_at = now() where id = '3'`,
    );
    expect([await refused('nowhere'), await refused('3')]).toEqual(['CHANNEL_NOT_FOUND', 'CHANNEL_ARCHIVED']);
    await community.query(`update channels set archived_at = null where id = '3'`);
    expect([await refused('3'), (await mod.send('Hello', '3')).status]).toEqual(['STAFF_ONLY', 201]);
    await community.query(`update channels set staff_only = false where id = '3'`);
    expect(await refused('3')).toBe('SLOW_MODE');
    await slow('3', 0);
    expect((await dee.send('Hello', '3')).status).toBe(201);
  });
});

describe('a member of a day', () => {
  it('may send as many messages a minute as others', async () => {
    const { firstHours, messagesPerMinute, messagesPerMinuteAtFirst } = serverLimits;
    const eve = await joinCommunity(community, 'Eve');
    const joined = (hours: number) =>
      community.query('update users set created_at = now() - make_interval(hours => $1) where id = $2', [
        hours,
        eve.id,
      ]);
    for (let sent = 0; sent < messagesPerMinuteAtFirst; sent += 1) await eve.say(`Message ${sent}`);
    await joined(firstHours - 1);
    expect(await codeOf(await eve.send('Too many'))).toBe('RATE_LIMITED');
    await joined(firstHours + 1);
    for (let sent = messagesPerMinuteAtFirst; sent < messagesPerMinute; sent += 1)
      await eve.say(`Message ${sent}`);
    expect(await codeOf(await eve.send('Too many'))).toBe('RATE_LIMITED');
  });
});
