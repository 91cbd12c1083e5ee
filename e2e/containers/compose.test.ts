import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { seedPassword } from '../../apps/server/src/seed.ts';
import { cookieOf, requester } from '../../apps/server/testing/community.ts';
import { putUnderLoad } from '../../apps/server/testing/load.ts';

const url = 'https://localhost';
const request = requester(url);
const run = async (command: string, args: string[]) =>
  (await promisify(execFile)(command, args, { cwd: process.env.COMPOSE_PROJECT })).stdout.trim();
const compose = (...args: string[]) => run('docker-compose', args);
const inside = (service: string, ...args: string[]) => compose('exec', '-T', service, ...args);
const ask = (address: string) =>
  `fetch('${address}', { signal: AbortSignal.timeout(5000) }).then((r) => console.log(r.status), (e) => console.log(e.cause?.code ?? e.name))`;

async function untilServes(service: string) {
  const question = ['node', '-e', ask('http://127.0.0.1:3000/api/health')];
  while ((await inside(service, ...question).catch(() => '')) !== '200') await sleep(500);
}

let members: { cookie: string; send(content: string, channel?: string, id?: string): Promise<Response> }[];
beforeAll(async () => {
  for (const service of ['server-1', 'server-2']) await untilServes(service);
  while ((await request('/api/health').catch(() => undefined))?.status !== 200) await sleep(500);
  await inside('server-1', 'node', 'scripts/seed.ts', '--members', '12', '--messages', '0', '--public-site');
  members = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const json = { email: `member${at + 1}@example.com`, password: seedPassword };
      const signedIn = await request('/api/auth/sign-in/email', { json });
      expect(signedIn.status).toBe(200);
      const cookie = cookieOf(signedIn);
      const send = (content: string, channel = '1', id: string = randomUUID()) =>
        request(`/api/community/channels/${channel}/messages`, { json: { id, content } }, cookie);
      return { cookie, send };
    }),
  );
});

it('the site is served over TLS, with the settings from .env in its pages', async () => {
  const page = await request('/projects/winery-lot-tracking');
  expect(page.status).toBe(200);
  expect(page.headers.get('strict-transport-security')).toContain('max-age');
  expect(await page.text()).toContain('https://lots.example.com');
  expect(members[0]?.cookie).toMatch(/^__Host-/);
});

it('the server runs as an unprivileged user, writes only to its data folder, and contains no tests', async () => {
  expect(await inside('server-1', 'id', '-u')).toBe('1000');
  await expect(inside('server-1', 'touch', '/app/here')).rejects.toThrow('Read-only');
  expect(await inside('server-1', 'find', '/app/apps', '/app/packages', '-name', '*.test.ts*')).toBe('');
  expect(await inside('server-1', 'sh', '-c', 'df --output=size -m /tmp | tail -1')).toMatch(/512/);
});

it('only the servers can reach the database and NATS, and need a login', async () => {
  const reach = (service: string, port: number) =>
    `require('net').connect(${port}, '${service}', () => { console.log('open'); process.exit() }).on('error', () => console.log('closed'))`;
  expect(await inside('server-1', 'node', '-e', reach('nats', 4222))).toBe('open');
  await expect(inside('caddy', 'getent', 'hosts', 'postgres')).rejects.toThrow();
  const greeting = `const s = require('net').connect(4222, 'nats'); s.write('CONNECT {"verbose":true}\\r\\nPING\\r\\n'); s.on('data', (d) => { if (/Authorization/.test(d)) { console.log('refused'); process.exit() } })`;
  expect(await inside('server-1', 'node', '-e', greeting)).toBe('refused');
});

it('the servers connect as the owner of their database, and the superuser cannot connect remotely', async () => {
  const query = (url: string, text: string) =>
    `const { Client } = require('pg'); const c = new Client(${url}); c.connect().then(() => c.query("${text}")).then(({ rows }) => console.log(JSON.stringify(rows[0])), ({ code }) => console.log(code)).finally(() => c.end())`;
  const ask = (url: string, text: string) =>
    compose('exec', '-T', '--workdir', '/app/apps/server', 'server-1', 'node', '-e', query(url, text));
  const rights =
    'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, pg_get_userbyid(datdba) = current_user as owns from pg_roles, pg_database where rolname = current_user and datname = current_database()';
  expect(JSON.parse(await ask('process.env.DATABASE_URL', rights))).toEqual({
    rolsuper: false,
    rolcreatedb: false,
    rolcreaterole: false,
    rolreplication: false,
    owns: true,
  });
  const forbidden = '42501';
  expect(await ask('process.env.DATABASE_URL', "select pg_read_file('/etc/passwd')")).toBe(forbidden);
  const asSuperuser = "process.env.DATABASE_URL.replace('orbit_vine', 'postgres')";
  expect(await ask(asSuperuser, 'select 1')).toBe('28P01');
});

it('no message is lost and no page refused while the servers are replaced one by one', async () => {
  const [writer] = members;
  if (!writer) throw new Error('nobody is there');
  const load = putUnderLoad({ url, request }, writer, { writers: 4, readers: members, pauseMs: 100 });
  const pages: number[] = [];
  let going = true;
  const visiting = (async () => {
    while (going) {
      const { status } = await request('/about').catch(() => ({ status: 0 }));
      pages.push(status);
      await sleep(50);
    }
  })();
  await load.more(20);
  for (const service of ['server-1', 'server-2']) {
    await compose('up', '--detach', '--no-deps', '--no-build', '--force-recreate', service);
    await untilServes(service);
    await load.more(20);
  }
  going = false;
  await visiting;
  await load.settle();
  console.log(`${load.acknowledged.length} messages, ${pages.length} pages`);
  expect(new Set(pages)).toEqual(new Set([200]));
  // A message during the replacement may get a 503; the load sends it again, and `settle` waits for it.
  expect(load.refused.get(503) ?? 0).toBeLessThan(10);
  expect(load.refused.get('cut')).toBeUndefined();
});

it('the community is copied and restored into an empty database as docs/operation/containers.md says', async () => {
  const database = (name: string) => `postgres://orbit_vine:5f3a9c@postgres:5432/${name}`;
  await inside('postgres', 'createdb', '--username=postgres', '--owner=orbit_vine', 'restored');
  const steps = [
    'node scripts/backup.ts /tmp/backup',
    `DATABASE_URL=${database('restored')} DATA_DIR=/tmp/data node scripts/restore.ts /tmp/backup`,
  ];
  const output = await compose('run', '--rm', '-T', '--no-deps', 'server-1', 'sh', '-c', steps.join(' && '));
  const rows = /holds \d+ tables with (\d+) rows, and 0 files/.exec(output)?.[1];
  expect(Number(rows)).toBeGreaterThan(100);
  expect(output).toContain(`is restored: ${rows} rows and 0 files.`);
});

it('the servers answer 503 while the database is stopped, still serve pages, and recover', async () => {
  await compose('stop', 'postgres');
  const question = ['node', '-e', ask('http://127.0.0.1:3000/api/health')];
  for (let at = 0; at < 5; at += 1) expect(await inside('server-1', ...question)).toBe('503');
  expect((await request('/about')).status).toBe(200);
  await compose('start', 'postgres');
  await untilServes('server-1');
  await untilServes('server-2');
  const [member] = members;
  while ((await request('/api/health')).status !== 200) await sleep(200);
  expect((await member?.send('Back again', '1', randomUUID()))?.status).toBe(201);
});
