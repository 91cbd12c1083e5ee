import { describe, expect, it } from 'vitest';
import { joinCommunity, mailedCode, signInAgain, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';
import { joinPerson, openWinery } from '../../testing/winery.ts';

const { community } = await gatherCommunity([]);

describe('a demotion or readmission by a stolen session', () => {
  it('is reverted, and changes no one’s standing', async () => {
    const owner = await joinCommunity(community, 'Olive');
    const hand = await joinCommunity(community, 'Hana');
    const other = await joinCommunity(community, 'Otto');
    const former = await joinCommunity(community, 'Fred');
    const winery = await openWinery(owner);
    const patch = (by: TestMember['request'], personId: string, json: object) =>
      by(`${winery.path}/people/${personId}`, { method: 'PATCH', json });
    const isIn = async (member: TestMember) => (await member.request(winery.path)).status === 200;
    const { personId: handId } = await joinPerson(winery, owner, hand, 'cellar');
    const { personId: otherId } = await joinPerson(winery, owner, other, 'owner');
    const { personId: formerId } = await joinPerson(winery, owner, former, 'cellar');
    // In the winery for longer than the other owner, and an owner for less long.
    expect((await patch(owner.request, handId, { role: 'owner' })).status).toBe(200);
    expect((await patch(owner.request, formerId, { removed: true })).status).toBe(200);
    await community.query(`update winery_acts set created_at = created_at - interval '30 days'`);
    const { cookie } = await signInAgain(community, owner);
    const session: TestMember['request'] = (path, init) => community.request(path, init, cookie);
    expect((await patch(session, handId, { role: 'viewer' })).status).toBe(200);
    expect((await patch(session, formerId, { removed: false })).status).toBe(200);
    expect(await isIn(former)).toBe(true);
    const code = await mailedCode(community, owner.email, 'not-me');
    expect((await community.request('/api/community/not-me', { json: { code } })).status).toBe(200);
    expect(await isIn(former)).toBe(false);
    const acts = (await (await other.request(`${winery.path}/acts`)).json()) as {
      kind: string;
      undoneAt?: string;
    }[];
    const kinds = acts.filter(({ undoneAt }) => undoneAt).map(({ kind }) => kind);
    expect(kinds).toEqual(['readmit', 'change-role']);
    expect(await codeOf(await patch(hand.request, otherId, { role: 'cellar' }))).toBe('OWNER_PROTECTED');
    expect((await patch(other.request, handId, { role: 'cellar' })).status).toBe(200);
  });
});
