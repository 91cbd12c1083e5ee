import { listAppeals, OwnSanction } from '@orbit-vine/contract/appeals.ts';
import { listNotices } from '@orbit-vine/contract/inbox.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { Problem } from '@orbit-vine/contract/problem.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs, joinCommunity, password, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { textOf } from '../../testing/mails.ts';
import {
  appealSanction,
  decideAppeal,
  decideReports,
  liftSanction,
  readAuditLog,
  reportMessage,
  sanctionMember,
} from '../../testing/moderation.ts';
import { codeOf } from '../../testing/problem.ts';

const { community, ada, bob, cleo } = await gatherCommunity(['Ada', 'Bob', 'Cleo'], {
  mailNewsAfterMs: 50,
});
let mod: TestMember;
let other: TestMember;
beforeAll(async () => {
  mod = await joinAs(community, 'Mod', 'moderator');
  other = await joinAs(community, 'Other', 'moderator');
});

const queue = async (by: TestMember) =>
  listAppeals.answer.parse(await (await by.request('/api/community/moderation/appeals')).json()).appeals;
const openCount = async (by: TestMember) =>
  ((await (await by.request('/api/community/moderation/reports/count')).json()) as { open: number }).open;
const sanctionOf = async (member: TestMember, query = '') => {
  const answer = await member.request(`/api/community/me/sanction${query}`);
  return ((await answer.json()) as { sanction?: unknown }).sanction;
};
const muteOf = async (member: TestMember) => OwnSanction.parse(await sanctionOf(member));
const mute = (member: TestMember, by = mod) =>
  sanctionMember(by, member, { kind: 'mute', hours: 24, text: 'Too loud' });
const suspend = (member: TestMember, by: TestMember, days?: number) =>
  sanctionMember(by, member, { kind: 'suspension', ...(days && { days }), text: 'Spam' });
const inboxOf = ({ id }: TestMember) =>
  community.query<{ text: string }>('select text from notices where user_id = $1 order by created_at', [id]);

const unreadOf = async (member: TestMember) =>
  listNotices.answer.parse(await (await member.request('/api/community/inbox')).json()).unread;

/** The code that a suspended member gets in place of a session. */
async function suspensionCodeOf({ email }: TestMember): Promise<string> {
  const answer = await community.request('/api/auth/sign-in/email', { json: { email, password } });
  const { code, suspensionCode = '' } = Problem.parse(await answer.json());
  expect([code, answer.headers.getSetCookie().join().includes('session_token=')]).toEqual([
    'SUSPENDED',
    false,
  ]);
  return suspensionCode;
}
const askSuspension = (code: string) => community.request('/api/community/suspension', { json: { code } });
const appealSuspension = (code: string, text: string) =>
  community.request('/api/community/suspension/appeal', { json: { code, text } });

describe('the appeal of a muted member', () => {
  it('is sent once, and the same text again changes nothing', async () => {
    await mute(ada);
    const sanction = await muteOf(ada);
    expect(sanction).toMatchObject({ kind: 'mute', reason: 'Too loud', until: expect.any(String) });
    expect(sanction.appeal).toBeUndefined();
    const sent = await appealSanction(ada, sanction.id, 'I only asked.');
    expect(OwnSanction.parse(await sent.json()).appeal).toMatchObject({ text: 'I only asked.' });
    expect((await appealSanction(ada, sanction.id, 'I only asked.')).status).toBe(200);
    expect(await codeOf(await appealSanction(ada, sanction.id, 'And more.'))).toBe('APPEAL_SENT');
    expect((await muteOf(ada)).appeal?.text).toBe('I only asked.');
  });

  it('is shown to another moderator, and counted, but not to the one who muted', async () => {
    const [appeal, ...rest] = await queue(other);
    expect(rest).toEqual([]);
    expect(appeal).toMatchObject({
      sanction: { kind: 'mute', reason: 'Too loud' },
      inForce: true,
      imposedBy: { name: 'Mod' },
      member: { name: 'Ada' },
      text: 'I only asked.',
    });
    expect([await openCount(other), await openCount(mod), (await queue(mod)).length]).toEqual([1, 0, 0]);
    expect([await unreadOf(other), await unreadOf(mod)]).toEqual([1, 0]);
    const mails = async () => (await community.mails()).filter((raw) => raw.includes(other.email));
    await expect.poll(async () => (await mails()).length).toBe(1);
    const [raw = ''] = await mails();
    expect(raw).toContain('Subject: An appeal is waiting for a decision in Plastic Grapes');
    expect(textOf({ raw })).toContain('I only asked.');
    expect(textOf({ raw })).toContain('/plastic-grapes/admin/reports');
    expect(await codeOf(await decideAppeal(mod, appeal?.sanction.id ?? '', true))).toBe('FORBIDDEN');
  });

  it('lifts the mute, is recorded, and is answered in the inbox and by mail', async () => {
    const { id } = await muteOf(ada);
    expect((await decideAppeal(other, id, true, 'You are right.')).status).toBe(200);
    expect(await sanctionOf(ada)).toBeUndefined();
    expect((await ada.say('Back again')).content).toBe('Back again');
    expect((await readAuditLog(mod)).slice(0, 2)).toMatchObject([
      { act: 'unmute', actor: { name: 'Other' }, member: { name: 'Ada' } },
      { act: 'grantAppeal', actor: { name: 'Other' }, details: { text: 'You are right.' } },
    ]);
    expect((await inboxOf(ada)).at(-1)?.text).toBe(
      'A moderator has reviewed your appeal and lifted your mute. They wrote: You are right.',
    );
    await expect
      .poll(async () => (await community.mails()).map((raw) => textOf({ raw })).join())
      .toContain('You are right.');
    expect([await queue(other), await openCount(other), await unreadOf(other)]).toEqual([[], 0, 0]);
  });
});

describe('the appeal of a suspended member', () => {
  let code: string;
  it('is sent by the code of a refused sign-in, which is no session', async () => {
    await suspend(cleo, mod, 7);
    code = await suspensionCodeOf(cleo);
    const sanction = OwnSanction.parse(await (await askSuspension(code)).json());
    expect(sanction).toMatchObject({ kind: 'suspension', reason: 'Spam', until: expect.any(String) });
    expect((await appealSuspension(code, 'It was my list of barrels.')).status).toBe(200);
    expect(await codeOf(await appealSuspension(code, 'Another try'))).toBe('APPEAL_SENT');
    for (const path of ['/api/community/me', '/api/community/channels/1/messages'])
      expect((await community.request(path, {}, `session_token=${code}`)).status).toBe(401);
  });

  it('is upheld with a reply, which the member reads by the code', async () => {
    const [appeal] = await queue(other);
    expect(appeal).toMatchObject({ member: { name: 'Cleo' }, text: 'It was my list of barrels.' });
    const id = appeal?.sanction.id ?? '';
    expect((await decideAppeal(other, id, false, 'It was the tenth.')).status).toBe(200);
    expect(await codeOf(await decideAppeal(other, id, true))).toBe('REPORTS_CLOSED');
    const { appeal: decided } = OwnSanction.parse(await (await askSuspension(code)).json());
    expect(decided?.outcome).toMatchObject({ lifted: false, reply: 'It was the tenth.' });
    const [entry] = await readAuditLog(mod);
    expect(entry).toMatchObject({ act: 'denyAppeal', actor: { name: 'Other' }, member: { name: 'Cleo' } });
  });

  it('is refused with a changed, foreign, or expired code', async () => {
    const [id, expiry, signature] = code.split('.');
    const later = `${id}.${Number(expiry) + 1}.${signature}`;
    const ofOther = `${ada.id}.${expiry}.${signature}`;
    for (const wrong of [later, ofOther, '', '..', `${id}.${expiry}.`, 'x'.repeat(200)])
      expect(await codeOf(await askSuspension(wrong))).toBe('SUSPENSION_CODE_INVALID');
    await community.query(`update secrets set value = 'another' where name = 'suspension-codes'`);
    expect(await codeOf(await appealSuspension(code, 'Again'))).toBe('SUSPENSION_CODE_INVALID');
  });

  it('ends with the suspension', async () => {
    const current = await suspensionCodeOf(cleo);
    await liftSanction(mod, cleo, 'suspension');
    expect(await codeOf(await askSuspension(current))).toBe('SANCTION_ENDED');
    expect(await codeOf(await appealSuspension(current, 'Late'))).toBe('SANCTION_ENDED');
  });
});

it('an appeal against a removal restores the message', async () => {
  const message = await bob.say('Barrels for sale');
  await reportMessage(ada, message.id);
  await decideReports(mod, message.id, { remove: true, reason: 'An advertisement' });
  const sanction = OwnSanction.parse(await sanctionOf(bob, `?messageId=${message.id}`));
  expect(sanction).toMatchObject({ kind: 'removal', reason: 'An advertisement' });
  expect(await sanctionOf(ada, `?messageId=${message.id}`)).toBeUndefined();
  expect(await codeOf(await appealSanction(ada, sanction.id, 'Not mine'))).toBe('SANCTION_ENDED');
  await appealSanction(bob, sanction.id, 'They are my own barrels.');
  const [appeal] = await queue(other);
  expect(appeal).toMatchObject({ message: { channel: 'General', content: 'Barrels for sale' } });
  expect((await decideAppeal(other, sanction.id, true)).status).toBe(200);
  const history = await (await ada.request('/api/community/channels/1/messages')).text();
  expect(history).toContain('Barrels for sale');
  expect((await inboxOf(bob)).map(({ text }) => text)).toEqual([
    expect.stringContaining('removed'),
    'A moderator has reviewed your appeal and restored your message.',
  ]);
});

describe('an open appeal', () => {
  it('is granted once when two moderators decide at once', async () => {
    const third = await joinAs(community, 'Third', 'moderator');
    await mute(ada);
    const { id } = await muteOf(ada);
    await appealSanction(ada, id, 'Please look again.');
    const answers = await Promise.all([decideAppeal(other, id, true), decideAppeal(third, id, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [one] = await community.query('select count(*)::int as n from appeals where act_id = $1', [id]);
    expect(one).toEqual({ n: 1 });
    await liftSanction(other, ada, 'mute');
  });

  it('is granted when the sanction is lifted without it', async () => {
    await mute(ada);
    const { id } = await muteOf(ada);
    await appealSanction(ada, id, 'Please.');
    expect(await queue(other)).toHaveLength(1);
    await liftSanction(mod, ada, 'mute');
    expect(await queue(other)).toEqual([]);
    const rows = await community.query('select lifted, decided_by from appeals where act_id = $1', [id]);
    expect(rows).toEqual([{ lifted: true, decided_by: mod.id }]);
  });

  it('of a permanent suspension is decided by administrators, by the same one if there is no other', async () => {
    const chief = await joinAs(community, 'Chief', 'administrator');
    const troll = await joinCommunity(community, 'Troll');
    await suspend(troll, chief);
    const code = await suspensionCodeOf(troll);
    await appealSuspension(code, 'For good?');
    const { id } = OwnSanction.parse(await (await askSuspension(code)).json());
    expect([(await queue(other)).length, (await queue(chief)).length]).toEqual([0, 1]);
    expect(await codeOf(await decideAppeal(other, id, false))).toBe('FORBIDDEN');
    const second = await joinAs(community, 'Second', 'administrator');
    expect([(await queue(chief)).length, (await queue(second)).length]).toEqual([0, 1]);
    expect((await decideAppeal(second, id, true)).status).toBe(200);
    expect(
      (await community.request('/api/auth/sign-in/email', { json: { email: troll.email, password } })).status,
    ).toBe(200);
  });
});

describe('the endpoints of appeals', () => {
  it('refuse texts that are blank or too long', async () => {
    await mute(ada);
    const { id } = await muteOf(ada);
    for (const text of ['', ' \n', 'x'.repeat(limits.appealLength + 1)])
      expect(await codeOf(await appealSanction(ada, id, text))).toBe('INVALID_REQUEST');
    expect((await appealSanction(ada, id, 'x'.repeat(limits.appealLength))).status).toBe(200);
  });

  it('refuse visitors and other members', async () => {
    const { id } = await muteOf(ada);
    expect((await community.request('/api/community/me/sanction')).status).toBe(401);
    expect(await codeOf(await appealSanction(bob, id, 'Mine'))).toBe('SANCTION_ENDED');
    for (const member of [ada, bob]) {
      expect((await member.request('/api/community/moderation/appeals')).status).toBe(403);
      expect((await decideAppeal(member, id, true)).status).toBe(403);
    }
  });
});
