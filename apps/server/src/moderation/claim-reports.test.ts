import { beforeAll, describe, expect, it } from 'vitest';
import { joinAs, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import {
  claimReports,
  decideReports,
  readAuditLog,
  readQueue,
  releaseReports,
  reportMessage,
} from '../../testing/moderation.ts';
import { codeOf } from '../../testing/problem.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
let mod: TestMember;
let other: TestMember;
let chief: TestMember;
beforeAll(async () => {
  mod = await joinAs(community, 'Mod', 'moderator');
  other = await joinAs(community, 'Other', 'moderator');
  chief = await joinAs(community, 'Chief', 'administrator');
});

async function report(author = ada) {
  const { id } = await author.say(`Something ${Math.random()}`);
  await reportMessage(bob, id);
  return id;
}
const claimOf = async (by: TestMember, messageId: string) =>
  (await readQueue(by)).reported.find(({ message }) => message.id === messageId)?.claim;

describe('a claim', () => {
  it('is shown to all staff with its holder and time, and released by its holder only', async () => {
    const id = await report();
    expect(await claimOf(mod, id)).toBeUndefined();
    expect((await claimReports(mod, id)).status).toBe(200);
    const claim = await claimOf(chief, id);
    expect(claim).toMatchObject({ by: { id: mod.id, name: 'Mod' } });
    expect(Math.abs(Date.now() - Date.parse(claim?.at ?? ''))).toBeLessThan(60_000);
    expect((await releaseReports(chief, id)).status).toBe(200);
    expect(await claimOf(chief, id)).toBeDefined();
    expect((await releaseReports(mod, id)).status).toBe(200);
    expect(await claimOf(chief, id)).toBeUndefined();
  });

  it('belongs to one moderator, even if two claim at the same time', async () => {
    const id = await report();
    const both = await Promise.all([claimReports(mod, id), claimReports(other, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused && (await codeOf(refused))).toBe('REPORTS_CLAIMED');
  });

  it('lapses after an hour and can then be taken by another moderator', async () => {
    const id = await report();
    await claimReports(mod, id);
    const age = (minutes: number) =>
      community.query(`update report_claims set claimed_at = now() - make_interval(mins => $1)`, [minutes]);
    await age(59);
    expect(await claimOf(other, id)).toMatchObject({ by: { name: 'Mod' } });
    expect(await codeOf(await claimReports(other, id))).toBe('REPORTS_CLAIMED');
    await age(61);
    expect(await claimOf(other, id)).toBeUndefined();
    expect((await claimReports(other, id)).status).toBe(200);
    expect(await claimOf(mod, id)).toMatchObject({ by: { name: 'Other' } });
  });

  it('does not stop others from deciding, ends with the decision, and is not in the audit log', async () => {
    const id = await report();
    await claimReports(mod, id);
    expect((await decideReports(other, id, {})).status).toBe(200);
    expect(await community.query('select 1 from report_claims where message_id = $1', [id])).toEqual([]);
    expect(await codeOf(await claimReports(mod, id))).toBe('REPORTS_CLOSED');
    const acts = (await readAuditLog(mod)).filter(({ messageId }) => messageId === id);
    expect(acts.map(({ act }) => act)).toEqual(['dismiss']);
  });

  it('is limited to staff who may decide', async () => {
    const id = await report(mod);
    expect(await codeOf(await claimReports(other, id))).toBe('FORBIDDEN');
    expect((await claimReports(chief, id)).status).toBe(200);
    const path = `/api/community/moderation/messages/${id}/claim`;
    for (const method of ['PUT', 'DELETE']) {
      expect((await bob.request(path, { method })).status).toBe(403);
      expect((await community.request(path, { method })).status).toBe(401);
    }
    expect(await claimOf(chief, id)).toMatchObject({ by: { name: 'Chief' } });
  });
});
