import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Message } from '@orbit-vine/contract/messages.ts';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  joinCommunity,
  startCommunity,
  type TestCommunity,
  type TestMember,
} from '../../../testing/community.ts';
import { repeatBeside } from '../../../testing/repeat-beside.ts';

let community: TestCommunity;
let ada: TestMember;
let admin: pg.Client;
const lines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  community = await startCommunity({}, log);
  ada = await joinCommunity(community, 'Ada');
  admin = new pg.Client({ connectionString: community.databaseUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await community.stop();
});

/** Only the server's connections: the site's role may not end PostgreSQL's own. */
const cutOthers = () =>
  admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );

it('the server survives losing every connection under load, and answers 503 until it reconnects', async () => {
  const sent = Message.parse(await (await ada.send('Pigeage', '2')).json());
  const statuses = new Set<number>();
  const path = `/api/community/messages/${sent.id}/reactions/grape`;
  const signUp = () => ({
    name: `n${randomUUID().slice(0, 8)}`,
    email: `${randomUUID()}@example.com`,
    password: 'amphora-on-the-hill',
    ofAge: true,
  });
  await using work = repeatBeside(12, async (at) => {
    const response =
      at % 3
        ? await ada.request(path, { method: at % 2 ? 'PUT' : 'DELETE' })
        : await community.request('/api/auth/sign-up/email', { json: signUp() });
    statuses.add(response.status);
    await response.arrayBuffer();
  });
  for (let at = 0; at < 40; at += 1) {
    await sleep(25);
    await cutOthers();
  }
  await work.stop();
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses).toContain(503);
  expect(lines.join('')).toContain('"msg":"the database cannot be reached"');
  // One request per connection of the pool, at the same time: none was lost.
  const after = await Promise.all(Array.from({ length: 40 }, (_, at) => ada.send(`And on ${at}`, '2')));
  expect(new Set(after.map((response) => response.status))).toEqual(new Set([201]));
});

it('the server logs no message and no session key when a query fails', async () => {
  await admin.query('alter table messages rename column content to content_elsewhere');
  expect((await ada.send('A secret of the cellar', '3')).status).toBe(500);
  await admin.query('alter table messages rename column content_elsewhere to content');
  await admin.query('alter table sessions rename column token to token_elsewhere');
  expect((await ada.request('/api/community/me')).status).toBe(500);
  const signIn = await community.request('/api/auth/sign-in/email', {
    json: { email: ada.email, password: 'amphora-on-the-hill' },
  });
  await admin.query('alter table sessions rename column token_elsewhere to token');
  expect(signIn.status).toBeGreaterThanOrEqual(500);
  await admin.query('alter table winery_tokens rename column hash to hash_elsewhere');
  expect((await community.request('/api/lots/feed/ov_aSecretAddress.csv')).status).toBe(500);
  await admin.query('alter table winery_tokens rename column hash_elsewhere to hash');
  const log = lines.join('');
  expect(log).not.toContain('aSecretAddress');
  expect(log).toContain('a request failed');
  expect(log).toContain('42703');
  expect(log).not.toContain('A secret of the cellar');
  const token = decodeURIComponent(ada.cookie).split('=')[1]?.split('.')[0] ?? '-';
  expect(token.length).toBeGreaterThan(20);
  expect(log).not.toContain(token);
});
