import { getNotifications, type QuietHours } from '@orbit-vine/contract/notifications.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../testing/community.ts';
import { headersOf } from '../../testing/mailbox.ts';
import { settled, startWithPushService } from '../../testing/notifications.ts';
import { subscribeAt } from '../../testing/push-service.ts';
import { endOfQuiet, isQuiet } from './quiet-hours.ts';

describe('quiet hours', () => {
  const isQuietAt = (hours: QuietHours, moment: string) => isQuiet(hours, new Date(moment));
  const night = { from: '22:00', until: '06:30', timeZone: 'America/Detroit' };

  it('run past midnight, from their start until before their end, in the member’s time zone', () => {
    // Detroit is five hours behind UTC in winter.
    expect(isQuietAt(night, '2026-11-30T02:59:00Z')).toBe(false);
    expect(isQuietAt(night, '2026-11-30T03:00:00Z')).toBe(true);
    expect(isQuietAt(night, '2026-11-30T05:00:00Z')).toBe(true);
    expect(isQuietAt(night, '2026-11-30T11:29:59Z')).toBe(true);
    expect(isQuietAt(night, '2026-11-30T11:30:00Z')).toBe(false);
  });

  it('move with daylight saving time', () => {
    // Four hours behind UTC in summer.
    expect(isQuietAt(night, '2026-07-01T01:59:00Z')).toBe(false);
    expect(isQuietAt(night, '2026-07-01T02:00:00Z')).toBe(true);
    expect(isQuietAt(night, '2026-07-01T10:30:00Z')).toBe(false);
  });

  it('end at the next such time in the member’s time zone', () => {
    const endOf = (moment: string) => endOfQuiet(night, new Date(moment))?.toISOString();
    expect(endOf('2026-11-30T03:00:20Z')).toBe('2026-11-30T11:30:00.000Z');
    expect(endOf('2026-11-30T11:29:59Z')).toBe('2026-11-30T11:30:00.000Z');
    expect(endOf('2026-11-30T11:30:00Z')).toBeUndefined();
  });

  it('may be within a day', () => {
    const noon = { from: '12:00', until: '13:00', timeZone: 'Asia/Kolkata' };
    expect(isQuietAt(noon, '2026-11-30T06:29:00Z')).toBe(false);
    expect(isQuietAt(noon, '2026-11-30T06:30:00Z')).toBe(true);
    expect(isQuietAt(noon, '2026-11-30T07:30:00Z')).toBe(false);
  });
});

const path = getNotifications.path;
const { service, community, ada, stop } = await startWithPushService();
afterAll(stop);

const change = (member: TestMember, quiet: unknown) =>
  member.request(path, { method: 'PATCH', json: { quiet } });
const subjectsTo = (member: TestMember) =>
  community.mailsTo(member).map((mail) => headersOf(mail).get('subject'));

const around = (start: number, end: number) => {
  const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
  return { from: clock(start), until: clock(end), timeZone: 'UTC' };
};

async function joinWithBrowser(name: string) {
  const member = await community.join(name);
  const browser = subscribeAt(service);
  await member.request('/api/community/me/push', { method: 'PUT', json: browser.subscription });
  return { member, titles: () => browser.notices().map(({ title }) => title) };
}

describe('a member in quiet hours', () => {
  it('gets pushes and mails after their end, summed up, and the inbox at once', async () => {
    const { member: quiet, titles } = await joinWithBrowser('Bo');
    const { member: other, titles: otherTitles } = await joinWithBrowser('Cleo');
    expect((await change(quiet, around(-1, 1))).status).toBe(200);
    expect((await change(other, around(1, 2))).status).toBe(200);
    for (let at = 1; at <= 4; at += 1) await ada.say(`Night shift ${at}, @Bo`);
    await ada.say('Good morning, @Cleo');
    await expect.poll(otherTitles).toEqual(['Ada mentioned you']);
    await expect.poll(() => subjectsTo(other)).toHaveLength(1);
    await settled();
    expect([titles(), subjectsTo(quiet)]).toEqual([[], []]);
    const inbox = await (await quiet.request('/api/community/inbox')).json();
    expect(inbox).toMatchObject({ unread: 4 });
    await community.query(
      `update notices set created_at = created_at - interval '8 hours' where user_id = $1`,
      [quiet.id],
    );
    await change(quiet, around(-2, -1));
    await ada.say('And good night, @Cleo');
    await expect.poll(titles).toEqual(['4 notifications']);
    await expect.poll(() => subjectsTo(quiet)).toEqual(['4 notifications in Plastic Grapes']);
  }, 30_000);
});

describe('the setting', () => {
  it('is changed and ended by its member, and kept when others are changed', async () => {
    const member = await community.join('Dora');
    const settings = async () => getNotifications.answer.parse(await (await member.request(path)).json());
    expect(await settings()).not.toHaveProperty('quiet');
    const quiet = { from: '21:30', until: '07:00', timeZone: 'Europe/Rome' };
    expect(await (await change(member, quiet)).json()).toMatchObject({ quiet });
    await member.request(path, { method: 'PATCH', json: { mail: false } });
    expect(await settings()).toMatchObject({ quiet, mail: false });
    await change(member, null);
    expect(await settings()).not.toHaveProperty('quiet');
  });

  it.each([
    { from: '24:00', until: '07:00', timeZone: 'UTC' },
    { from: '7:00', until: '08:00', timeZone: 'UTC' },
    { from: '07:00', until: '07:00', timeZone: 'UTC' },
    { from: '22:00', until: '07:00', timeZone: 'Mars/Olympus' },
    { from: '22:00', until: '07:00', timeZone: 'x'.repeat(65) },
    { from: '22:00', until: '07:00' },
  ])('is rejected if it is malformed: %o', async (quiet) => {
    expect((await change(ada, quiet)).status).toBe(422);
  });
});
