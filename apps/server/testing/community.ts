import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '@orbit-vine/contract/members.ts';
import { Message } from '@orbit-vine/contract/messages.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import pg from 'pg';
import pino from 'pino';
import { inject } from 'vitest';
import { type Config, readConfig } from '../src/platform/config/config.ts';
import { errorCode } from '../src/platform/log/describe-failure.ts';
import { startServer } from '../src/server.ts';
import { textOf } from './mails.ts';
import { templateName, urlOfDatabase } from './postgres.ts';
import { emailOf, password, signedInMember } from './signed-in.ts';

/** An ordinary role may not end a superuser's process, such as autovacuum. */
const insufficientPrivilege = '42501';

export const copyDatabase = () => createDatabase(templateName);
export const createEmptyDatabase = () => createDatabase('template0');

async function createDatabase(template: string) {
  const url = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = (statement: string) => withClient(url, (admin) => admin.query(statement));
  await run(`create database ${name} template ${template}`);
  const drop = () =>
    run(`drop database ${name} with (force)`).catch((error: unknown) => {
      if (errorCode(error) !== insufficientPrivilege) throw error;
      // Autovacuum was working in the database, which an ordinary drop ends.
      return run(`drop database ${name}`);
    });
  return { url: urlOfDatabase(url, name), drop };
}

export async function withClient<T>(
  connectionString: string,
  ask: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

export type TestCommunity = Awaited<ReturnType<typeof startCommunity>>;

/** Starts the real server with a new database and data folder. Mails go to its outbox. */
export async function startCommunity(settings: Partial<Config> = {}, log = pino({ level: 'silent' })) {
  const database = settings.databaseUrl ? undefined : await copyDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'orbit-vine-data-'));
  const config: Config = {
    ...readConfig({ PORT: '0', RATE_LIMITS: 'off', STAFF_SECOND_FACTOR: 'off', DATA_DIR: dataDir }),
    databaseUrl: database?.url,
    ...settings,
  };
  const cleanUp = async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const server = await startServer(config, log).catch(async (reason: unknown) => {
    await cleanUp();
    throw reason;
  });
  return {
    url: server.url,
    databaseUrl: config.databaseUrl ?? '',
    dataDir: config.dataDir,
    request: requester(server.url),
    mails: mailReader(config.dataDir),
    query: <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      withClient(config.databaseUrl ?? '', async (client) => (await client.query<Row>(text, values)).rows),
    async stop() {
      await server.stop();
      await cleanUp();
    },
  };
}

/** `fetch` for a server, with `json` as a shorthand for a body, and cookies. */
export function requester(url: string) {
  return (path: string, init: RequestInit & { json?: unknown } = {}, cookie = '') =>
    fetch(url + path, {
      redirect: 'manual',
      ...init,
      ...(init.json === undefined ? {} : { method: init.method ?? 'POST', body: JSON.stringify(init.json) }),
      headers: { 'content-type': 'application/json', cookie, ...init.headers },
    });
}
export type Requester = ReturnType<typeof requester>;

export function mailReader(dataDir: string) {
  const folder = join(dataDir, 'outbox');
  return async (): Promise<string[]> => {
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  };
}

type WithMails = Pick<TestCommunity, 'request' | 'mails'>;

export { password };

type WithDatabase = Pick<TestCommunity, 'request' | 'databaseUrl'>;

export async function mailedCodes(community: WithMails, email: string, parameter = 'code') {
  const mails = (await community.mails()).filter((mail) => mail.includes(`To: ${email}`));
  const pattern = new RegExp(`[?&]${parameter}=([A-Za-z0-9_-]+)`);
  return mails.flatMap((raw) => pattern.exec(textOf({ raw }))?.[1] ?? []);
}

/** The newest code mailed to an address, except those in `after`. Waits, since some mails follow the answer. */
export async function mailedCode(
  community: WithMails,
  email: string,
  parameter = 'code',
  after: string[] = [],
) {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; await sleep(20)) {
    const code = (await mailedCodes(community, email, parameter)).at(-1);
    if (code && !after.includes(code)) return code;
  }
  throw new Error(`no code was mailed to ${email}`);
}

export type TestMember = ReturnType<typeof memberWith>;

export async function joinCommunity({ request, databaseUrl }: WithDatabase, name: string) {
  return memberWith(request, await signedInMember(databaseUrl, name));
}

export async function signUpByMail(community: WithMails, name: string): Promise<TestMember> {
  const email = emailOf(name);
  // Another network each time, since sign-ups are limited by network; the server must trust the test as its proxy.
  const headers = {
    'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
  };
  // An earlier, deleted account with this address may have had codes.
  const after = await mailedCodes(community, email);
  const signedUp = await community.request('/api/auth/sign-up/email', {
    json: { name, email, password, ofAge: true },
    headers,
  });
  if (signedUp.status !== 200) throw new Error(`sign-up failed: ${await signedUp.text()}`);
  const code = await mailedCode(community, email, 'code', after);
  const confirmed = await community.request(
    '/api/auth/confirm-email',
    { json: { code }, headers },
    cookieOf(signedUp),
  );
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${await confirmed.text()}`);
  const cookie = cookieOf(confirmed);
  const { id } = (await (await community.request('/api/community/me', {}, cookie)).json()) as { id: string };
  return memberWith(community.request, { id, name, email, cookie });
}

type Account = Awaited<ReturnType<typeof signedInMember>>;

export function memberWith(requestOf: Requester, account: Account) {
  const request = (path: string, init?: Parameters<Requester>[1]) => requestOf(path, init, account.cookie);
  return {
    ...account,
    request,
    send: (content: string, channelId = '1', messageId: string = randomUUID()) =>
      request(`/api/community/channels/${channelId}/messages`, { json: { id: messageId, content } }),
    async say(content: string, { channelId = '1', ...more }: { channelId?: string; replyTo?: string } = {}) {
      const response = await request(`/api/community/channels/${channelId}/messages`, {
        json: { id: randomUUID(), content, ...more },
      });
      if (response.status !== 201) throw new Error(`not sent: ${await response.text()}`);
      return Message.parse(await response.json());
    },
  };
}

export async function joinAs(community: TestCommunity, name: string, role: Exclude<Role, 'member'>) {
  const member = await joinCommunity(community, name);
  await community.query('update profiles set role = $1 where id = $2', [role, member.id]);
  return member;
}

export async function settle({ query }: TestCommunity, member: TestMember): Promise<void> {
  for (let day = 1; day <= serverLimits.heldLinkMessages; day += 1)
    await member.say(`Settling in, day ${day}`);
  const hours = serverLimits.heldLinkHours + 1;
  await query('update users set created_at = now() - make_interval(hours => $1) where id = $2', [
    hours,
    member.id,
  ]);
}

export async function signInAgain({ request }: Pick<WithMails, 'request'>, { email }: { email: string }) {
  return { cookie: cookieOf(await request('/api/auth/sign-in/email', { json: { email, password } })) };
}

export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .filter((cookie) => !/; max-age=0(;|$)/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export function sessionKeyIn(cookie: string): string {
  const key = /orbit-vine\.session_token=([^.;]+)\./.exec(cookie)?.[1];
  if (!key) throw new Error('the cookie holds no session');
  return key;
}
