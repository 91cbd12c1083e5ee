import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCommunity, type TestMember } from '../../testing/community.ts';
import { headersOf } from '../../testing/mailbox.ts';
import { textOf, unsubscribePath } from '../../testing/mails.ts';
import { startWithMailServer } from '../../testing/notifications.ts';

let community: Awaited<ReturnType<typeof startWithMailServer>>;
let ada: TestMember;
let bo: TestMember;
beforeAll(async () => {
  community = await startWithMailServer();
  ada = await community.join('Ada');
  bo = await community.join('Bo');
});
afterAll(() => community.stop());

const setDigest = (member: TestMember, digest: boolean) =>
  member.request('/api/community/me/notifications', { method: 'PATCH', json: { digest } });
const digestsTo = (member: TestMember) =>
  community.mailsTo(member).filter((mail) => headersOf(mail).get('subject') === 'A week in Plastic Grapes');
const aWeekLater = () =>
  community.query(
    `update notification_settings set digest_sent_at = digest_sent_at - interval '7 days' where digest`,
  );
const startAnother = () => startCommunity({ databaseUrl: community.databaseUrl, smtpUrl: community.box.url });

describe('the weekly digest', () => {
  it('is sent once to each subscriber a week after opting in, even with two servers', async () => {
    expect((await setDigest(ada, true)).status).toBe(200);
    const best = await bo.say('Chambourcin came in at 22 °Bx.');
    await ada.request(`/api/community/messages/${best.id}/reactions/grape`, { method: 'PUT' });
    await bo.say('Nobody cared for this.', { channelId: '2' });
    await bo.say('Not to be read.', { channelId: '4' });
    await ada.request('/api/community/channels/4/level', { method: 'PUT', json: { level: 'nothing' } });
    const early = await startAnother();
    await early.stop();
    expect(digestsTo(ada)).toEqual([]);

    await aWeekLater();
    const servers = await Promise.all([startAnother(), startAnother()]);
    await expect.poll(() => digestsTo(ada).length).toBe(1);
    const third = await startAnother();
    for (const server of [...servers, third]) await server.stop();
    expect(digestsTo(ada)).toHaveLength(1);
    expect(digestsTo(bo)).toEqual([]);
    const [mail = { to: [], raw: '' }] = digestsTo(ada);
    expect(headersOf(mail).get('from')).toContain('Plastic Grapes');
    expect(headersOf(mail).get('references')).toMatch(/^<digest@/);
    const text = textOf(mail);
    expect(text).toContain('General: 1 new message');
    expect(text).toContain('Regenerative Viticulture: 1 new message');
    expect(text).toContain('> Chambourcin came in at 22 °Bx.');
    expect(text).toContain(`/plastic-grapes/1/${best.id}`);
    expect(text).not.toMatch(/Nobody cared|Not to be read|Small Wine Business/);
  }, 40_000);

  it('is stopped by its own link, without affecting other mails', async () => {
    const [mail] = digestsTo(ada);
    const path = unsubscribePath(mail as NonNullable<typeof mail>);
    const confirmation = await community.request(path);
    expect([confirmation.status, await confirmation.text()]).toEqual([
      200,
      expect.stringContaining('Stop the digest'),
    ]);
    const settings = async () => (await ada.request('/api/community/me/notifications')).json();
    expect(await settings()).toMatchObject({ mail: true, digest: true });
    for (let time = 0; time < 2; time++) {
      const stopped = await fetch(community.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect([stopped.status, await stopped.text()]).toEqual([
        200,
        expect.stringContaining('No more weekly digest'),
      ]);
      expect(await settings()).toMatchObject({ mail: true, digest: false });
    }
  });
});

it('the weekly digest waits for the end of its subscriber’s quiet hours', async () => {
  const cleo = await community.join('Cleo');
  await setDigest(cleo, true);
  const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
  const quiet = { from: clock(-1), until: clock(2), timeZone: 'UTC' };
  await cleo.request('/api/community/me/notifications', { method: 'PATCH', json: { quiet } });
  await aWeekLater();
  const server = await startAnother();
  const queued = () =>
    community.query<{ until: string }>(
      `select to_char((next_attempt_at + interval '30 seconds') at time zone 'UTC', 'HH24:MI') as until
       from mail_queue where letter = 'digest' and state = 'waiting'`,
    );
  await expect.poll(queued).toEqual([{ until: quiet.until }]);
  await server.stop();
  expect(digestsTo(cleo)).toEqual([]);
});
