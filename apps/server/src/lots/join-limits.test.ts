import { expect, it } from 'vitest';
import { joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';
import { openWinery } from '../../testing/winery.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createLimiter } from '../platform/http/limiter.ts';

const wrong = 'ABCDE-FGHJK-MNPQR';
const { community, olive: owner } = await gatherCommunity(['Olive'], { rateLimits: true });

it('wrong winery codes are limited by member, by network, and in total', async () => {
  const winery = await openWinery(owner);
  const invited = await owner.request(`${winery.path}/people`, { json: { name: 'Ivo', role: 'cellar' } });
  const { code } = (await invited.json()) as { code: string };
  const guess = async (member: typeof owner) =>
    codeOf(await member.request('/api/lots/join', { json: { code: wrong } }));
  for (let guesser = 0; guesser < 6; guesser += 1) {
    const member = await joinCommunity(community, `Guesser${guesser}`);
    for (let tried = 0; tried < 10; tried += 1) expect(await guess(member)).toBe('INVITATION_INVALID');
    expect(await guess(member)).toBe('RATE_LIMITED');
  }
  const late = await joinCommunity(community, 'Late');
  expect(await guess(late)).toBe('RATE_LIMITED');
  expect(await codeOf(await late.request('/api/lots/join', { json: { code } }))).toBe('RATE_LIMITED');
});

it('many networks together can try no more than a thousand codes an hour', async () => {
  const database = await openDatabase(community.databaseUrl);
  try {
    const limiter = createLimiter({ database, secret: 'x', enabled: true });
    for (let each = 0; each < 1_000; each += 1)
      await limiter.countFailure('wrong-winery-codes', { address: `198.51.${each >> 8}.${each & 255}` });
    await expect(limiter.check('wrong-winery-codes', { address: '203.0.113.9' })).rejects.toThrow(
      'Too many requests',
    );
  } finally {
    await database.$client.end();
  }
});
