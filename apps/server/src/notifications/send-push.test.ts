import { randomUUID } from 'node:crypto';
import { getNotifications } from '@orbit-vine/contract/notifications.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  joinCommunity,
  requester,
  signInAgain,
  startCommunity,
  type TestCommunity,
  type TestMember,
} from '../../testing/community.ts';
import { openLive } from '../../testing/live.ts';
import { reportMessage } from '../../testing/moderation.ts';
import { openPushService, subscribeAt } from '../../testing/push-service.ts';

const Notifications = getNotifications.answer;
const api = '/api/community/me';
let service: Awaited<ReturnType<typeof openPushService>>;
let community: TestCommunity;
let ada: TestMember;
beforeAll(async () => {
  service = await openPushService();
  community = await startCommunity({ pushAddresses: ['127.0.0.1'] });
  ada = await joinCommunity(community, 'Ada');
});
afterAll(async () => {
  await community.stop();
  service.close();
});

async function subscribed(name: string) {
  const member = await joinCommunity(community, name);
  const browser = subscribeAt(service);
  const answer = await member.request(`${api}/push`, { method: 'PUT', json: browser.subscription });
  expect(answer.status).toBe(200);
  return { member, browser };
}

const endpointsOf = async (member: TestMember) => {
  const rows = await community.query<{ endpoint: string }>(
    'select endpoint from push_subscriptions where user_id = $1',
    [member.id],
  );
  return rows.map(({ endpoint }) => endpoint);
};

/** Waits for a push to a new subscriber; the server has then handled earlier notifications. */
async function afterAllWereNotified() {
  const { browser } = await subscribed(`Last_${randomUUID().slice(0, 8)}`);
  const [row] = await community.query<{ username: string }>(
    `select username from profiles where username like 'Last_%' order by created_at desc limit 1`,
  );
  await ada.say(`@${row?.username}`);
  await expect.poll(() => browser.notices().length).toBe(1);
}

it('a member is notified at once while another member’s many browsers are slow', async () => {
  const slow = await joinCommunity(community, 'Slow');
  for (let at = 0; at < 10; at += 1) {
    const { cookie } = await signInAgain(community, slow);
    const { subscription } = subscribeAt(service);
    const json = { ...subscription, endpoint: `${subscription.endpoint}/silent` };
    await community.request(`${api}/push`, { method: 'PUT', json }, cookie);
  }
  const { browser } = await subscribed('Prompt');
  const silent = () => service.waiting.size;
  await ada.say('@Slow');
  await expect.poll(silent).toBeGreaterThan(0);
  const before = silent();
  await ada.say('@Prompt');
  // The first of the slow requests are still waiting.
  await expect.poll(() => browser.notices().length).toBe(1);
  expect(before).toBeLessThanOrEqual(2);
  expect(silent()).toBeGreaterThan(0);
});

it('a moderator is notified of a report without its content or names', async () => {
  const { member: keeper, browser } = await subscribed('Keeper');
  await community.query("update profiles set role = 'moderator' where id = $1", [keeper.id]);
  const { browser: other } = await subscribed('Neighbor');
  const message = await ada.say('Cheap barrels');
  const reporter = await joinCommunity(community, 'Reporter');
  await reportMessage(reporter, message.id, 'An advert');
  await expect
    .poll(browser.notices)
    .toMatchObject([{ title: 'A message was reported', body: 'In General', tag: message.id }]);
  const notified = JSON.stringify(browser.notices());
  for (const word of ['Ada', 'Cheap', 'advert', 'Reporter']) expect(notified).not.toContain(word);
  await afterAllWereNotified();
  expect(other.notices()).toEqual([]);
});

it('a moderator is notified of a held message without its content or author', async () => {
  const { member: keeper, browser } = await subscribed('Gatekeeper');
  await community.query("update profiles set role = 'moderator' where id = $1", [keeper.id]);
  const newcomer = await joinCommunity(community, 'Newcomer');
  const id = randomUUID();
  expect((await newcomer.send('Barrels at https://barrels.example', '1', id)).status).toBe(409);
  await expect.poll(browser.notices).toEqual([
    {
      title: 'A message with a link is waiting for review',
      body: 'In General',
      path: '/plastic-grapes/admin/reports',
      tag: id,
    },
  ]);
});

describe('a subscribed browser', () => {
  it('is notified of author, channel, and address, but not of the content', async () => {
    const { browser } = await subscribed('Bo');
    const { id } = await ada.say('The secret is in the yeast, @Bo', { channelId: '3' });
    await expect.poll(browser.notices).toEqual([
      {
        title: 'Ada mentioned you',
        body: 'In Natural Winemaking',
        path: `/plastic-grapes/3/${id}`,
        tag: id,
      },
    ]);
    const headers = service.pushed.at(-1)?.headers;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers?.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]{87}$/);
  });

  it('is listed among the member’s devices, and can be removed by the member only', async () => {
    const { member, browser } = await subscribed('Cleo');
    const settings = Notifications.parse(await (await member.request(`${api}/notifications`)).json());
    expect(settings).toMatchObject({ mail: true, digest: false, devices: [{ current: true }] });
    const [device] = settings.devices;
    await ada.request(`${api}/push/${device?.id}`, { method: 'DELETE' });
    expect(await endpointsOf(member)).toHaveLength(1);
    const removed = await member.request(`${api}/push/${device?.id}`, { method: 'DELETE' });
    expect(await removed.json()).toMatchObject({ devices: [] });
    await ada.say('@Cleo?');
    await afterAllWereNotified();
    expect(browser.notices()).toEqual([]);
  });

  it('is not notified after its session has ended, or while the member is online', async () => {
    const left = await subscribed('Dora');
    await left.member.request('/api/auth/sign-out', { method: 'POST', json: {} });
    const here = await subscribed('Eve');
    const live = openLive(community.url, here.member);
    await live.follow('1');
    live.say({ type: 'looking', looking: true });
    await expect
      .poll(() => community.query('select 1 from presences where user_id = $1', [here.member.id]))
      .toHaveLength(1);
    await ada.say('@Dora @Eve');
    await afterAllWereNotified();
    expect([...left.browser.notices(), ...here.browser.notices()]).toEqual([]);
    live.socket.terminate();
  });

  it('is deleted when its push service answers 410, and stays after a failure', async () => {
    const gone = await subscribed('Finn');
    service.behavior.status = 410;
    await ada.say('@Finn');
    await expect.poll(() => endpointsOf(gone.member)).toEqual([]);
    const failing = await subscribed('Gus');
    service.behavior.status = 500;
    const before = service.pushed.length;
    await ada.say('@Gus');
    // Slow machines may have retried by now.
    await expect.poll(() => service.pushed.length).toBeGreaterThan(before);
    service.behavior.status = 201;
    await afterAllWereNotified();
    expect(await endpointsOf(failing.member)).toHaveLength(1);
  });
});

describe('many notifications at once', () => {
  it('are sent as one, each by one of two servers', async () => {
    const second = await startCommunity({ databaseUrl: community.databaseUrl, pushAddresses: ['127.0.0.1'] });
    const { member, browser } = await subscribed('Hana');
    const { rowCount } = await community
      .query(
        `with inserted as (insert into notices (user_id, message_id, kind)
         select $1, id, 'mention' from messages where user_id = $2 limit 5 returning 1)
       select count(*)::int as "rowCount" from inserted`,
        [member.id, ada.id],
      )
      .then(([row]) => row as { rowCount: number });
    const ofSecond = requester(second.url);
    await Promise.all([
      ada.say('@Hana, here'),
      ofSecond(
        '/api/community/channels/2/messages',
        { json: { id: randomUUID(), content: '@Hana, there' } },
        ada.cookie,
      ),
    ]);
    const notified = () =>
      browser
        .notices()
        .reduce((sum, { title }) => sum + Number(/^(\d+) notifications/.exec(title)?.[1] ?? 1), 0);
    await expect.poll(notified).toBe(rowCount + 2);
    expect(browser.notices().length).toBeLessThanOrEqual(3);
    await second.stop();
    await afterAllWereNotified();
    expect(notified()).toBe(rowCount + 2);
  });
});

describe('a subscription', () => {
  const { keys } = subscribeAt({ url: 'https://push.example', pushed: [] }).subscription;
  let strict: TestCommunity;
  let strictMember: TestMember;
  beforeAll(async () => {
    strict = await startCommunity({ pushAddresses: ['10.9.9.9'] });
    strictMember = await joinCommunity(strict, 'Jo');
  });
  afterAll(() => strict.stop());

  it.each([
    { endpoint: 'http://push.example/send', keys },
    { endpoint: 'javascript:alert(1)', keys },
    { endpoint: 'https://push.example/send', keys: { ...keys, auth: 'short' } },
    { endpoint: 'https://push.example/send', keys: { ...keys, p256dh: `${keys.p256dh}AAAA` } },
    { endpoint: `https://push.example/${'x'.repeat(1_000)}`, keys },
  ])('is rejected if it is malformed', async (json) => {
    expect((await ada.request(`${api}/push`, { method: 'PUT', json })).status).toBe(422);
  });

  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '10.0.0.8',
    '169.254.169.254',
    '[::1]',
    '[::ffff:10.0.0.8]',
    '[fd00::1]',
    'localhost',
    'a.localhost.',
  ])('at %s is rejected, and nothing is stored', async (host) => {
    const answer = await strictMember.request(`${api}/push`, {
      method: 'PUT',
      json: { endpoint: `https://${host}/send`, keys },
    });
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ field: 'endpoint' }] }]);
    expect(await strict.query('select 1 from push_subscriptions')).toEqual([]);
  });

  it('is deleted without a request if its name resolves into our own network', async () => {
    const from = await joinCommunity(strict, 'Ivo');
    const browser = subscribeAt(service);
    const json = { ...browser.subscription, endpoint: 'https://push.example/send' };
    expect((await strictMember.request(`${api}/push`, { method: 'PUT', json })).status).toBe(200);
    // Simulates a public name that now resolves to a private address.
    await strict.query('update push_subscriptions set endpoint = $1', [browser.subscription.endpoint]);
    await from.say('@Jo');
    await expect.poll(() => strict.query('select 1 from push_subscriptions')).toEqual([]);
    expect(browser.notices()).toEqual([]);
  });

  it('belongs to its member: visitors get 401', async () => {
    const { request } = community;
    const answers = await Promise.all([
      request(`${api}/notifications`),
      request(`${api}/notifications`, { method: 'PATCH', json: { mail: false } }),
      request(`${api}/push`, { method: 'PUT', json: subscribeAt(service).subscription }),
      request(`${api}/push/${randomUUID()}`, { method: 'DELETE' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});
