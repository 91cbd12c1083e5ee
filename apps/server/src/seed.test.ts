import { MessagePage } from '@orbit-vine/contract/messages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookieOf, startCommunity, type TestCommunity } from '../testing/community.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { seedMembers, seedMessages, seedPassword } from './seed.ts';

let community: TestCommunity;
let database: Database;
beforeAll(async () => {
  community = await startCommunity();
  database = await openDatabase(community.databaseUrl);
});
afterAll(async () => {
  await database.$client.end();
  await community.stop();
});

it('the seed makes members who can sign in, and consecutive messages, also when repeated', async () => {
  const members = await seedMembers(database, 3);
  await seedMessages(database, members, 42);
  await seedMessages(database, await seedMembers(database, 3), 42);
  const json = { email: 'member2@example.com', password: seedPassword };
  const cookie = cookieOf(await community.request('/api/auth/sign-in/email', { json }));
  const pages = await Promise.all(
    ['1', '2', '3', '4'].map(async (channel) => {
      const path = `/api/community/channels/${channel}/messages?limit=100`;
      return MessagePage.parse(await (await community.request(path, {}, cookie)).json());
    }),
  );
  expect(new Set(members).size).toBe(3);
  expect(pages.reduce((sum, { messages }) => sum + messages.length, 0)).toBe(84);
  for (const { messages, seq } of pages) {
    expect(messages.map((message) => message.seq)).toEqual(Array.from({ length: seq }, (_, at) => seq - at));
  }
});

it('the seed puts all messages into the given channel, and refuses a missing one', async () => {
  const members = await seedMembers(database, 2);
  const count = async () => {
    const [row] = await community.query<{ count: number }>(
      `select count(*)::int as count from messages where channel_id = '2'`,
    );
    return row?.count ?? 0;
  };
  const before = await count();
  await seedMessages(database, members, 30, '2');
  expect(await count()).toBe(before + 30);
  await expect(seedMessages(database, members, 1, 'nowhere')).rejects.toThrow(
    'There is no channel "nowhere".',
  );
});
