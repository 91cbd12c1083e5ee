import { randomUUID } from 'node:crypto';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { expect, it } from 'vitest';
import { joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';

const { community } = await gatherCommunity([], { rateLimits: true });

it('a new member can send a limited number of messages in a minute, and repeats do not count', async () => {
  const ada = await joinCommunity(community, 'Ada');
  const id = randomUUID();
  for (let n = 1; n < serverLimits.messagesPerMinuteAtFirst; n += 1) await ada.say(`Message ${n}`);
  expect((await ada.send('The last', '1', id)).status).toBe(201);
  const over = await ada.send('One too many');
  expect([over.status, await codeOf(over)]).toEqual([429, 'RATE_LIMITED']);
  expect((await ada.send('The last', '1', id)).status).toBe(200);
  await community.query("update users set created_at = now() - interval '2 days' where id = $1", [ada.id]);
  expect((await ada.send('An old hand may send more')).status).toBe(201);
});

it('the same text is rejected after a few times, even all at once, but other texts are not', async () => {
  const bob = await joinCommunity(community, 'Bob');
  const sent = await Promise.all(
    Array.from({ length: serverLimits.sameText + 3 }, () => bob.send('Buy my corks')),
  );
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(serverLimits.sameText);
  expect(await codeOf(await bob.send('Buy my corks', '2'))).toBe('SAME_TEXT');
  expect((await bob.send('Good morning')).status).toBe(201);
});

it('a muted member can read and delete but not write; a suspended one is rejected', async () => {
  const cy = await joinCommunity(community, 'Cy');
  const message = await cy.say('Before');
  await community.query("update profiles set muted_until = now() + interval '1 hour' where id = $1", [cy.id]);
  const attempts = [
    cy.send('After'),
    cy.request(`/api/community/messages/${message.id}`, { method: 'PATCH', json: { content: 'Changed' } }),
    cy.request(`/api/community/messages/${message.id}/reactions/grape`, { method: 'PUT' }),
  ];
  for (const response of await Promise.all(attempts)) expect(await codeOf(response)).toBe('MUTED');
  expect((await cy.request('/api/community/channels')).status).toBe(200);
  expect((await cy.request(`/api/community/messages/${message.id}`, { method: 'DELETE' })).status).toBe(200);
  await community.query("update profiles set suspended_until = 'infinity' where id = $1", [cy.id]);
  expect(await codeOf(await cy.request('/api/community/channels'))).toBe('SUSPENDED');
});
