import { describe, expect, it } from 'vitest';
import { joinAs, joinCommunity, mailedCode, password, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';

const { community } = await gatherCommunity([]);

async function deletionCode(member: TestMember) {
  await member.request('/api/community/me/deletion', { json: { messages: 'keep' } });
  return mailedCode(community, member.email, 'delete-account');
}
const confirmDeletion = (code: string) => community.request('/api/community/deletion', { json: { code } });
const isMember = async (id: string) =>
  (await community.query('select 1 from users where id = $1 and email_verified', [id])).length === 1;

describe('a mailed code becomes invalid', () => {
  it('is refused after the account’s address has changed', async () => {
    const ada = await joinCommunity(community, 'Ada');
    const code = await deletionCode(ada);
    await ada.request('/api/community/me/email', { json: { email: 'ada.new@example.com', password } });
    const newEmail = await mailedCode(community, 'ada.new@example.com', 'new-email');
    expect((await community.request('/api/community/new-email', { json: { code: newEmail } })).status).toBe(
      200,
    );
    expect((await confirmDeletion(code)).status).toBe(410);
    expect(await isMember(ada.id)).toBe(true);
  });

  it('is refused after a password reset', async () => {
    const bob = await joinCommunity(community, 'Bob');
    const code = await deletionCode(bob);
    await community.request('/api/auth/request-password-reset', { json: { email: bob.email } });
    const token = await mailedCode(community, bob.email, 'reset');
    const reset = { token, newPassword: 'skin-contact-days' };
    expect((await community.request('/api/auth/reset-password', { json: reset })).status).toBe(200);
    expect((await confirmDeletion(code)).status).toBe(410);
    expect(await isMember(bob.id)).toBe(true);
  });

  it('is refused after a change of password, and so is a reset link', async () => {
    const cai = await joinCommunity(community, 'Cai');
    const code = await deletionCode(cai);
    await community.request('/api/auth/request-password-reset', { json: { email: cai.email } });
    const token = await mailedCode(community, cai.email, 'reset');
    const changed = await cai.request('/api/auth/change-password', {
      json: { currentPassword: password, newPassword: 'skin-contact-days' },
    });
    expect(changed.status).toBe(200);
    expect((await confirmDeletion(code)).status).toBe(410);
    const reset = { token, newPassword: 'carbonic-maceration' };
    expect((await community.request('/api/auth/reset-password', { json: reset })).status).toBe(410);
  });

  it('is refused after its member has been suspended', async () => {
    const dee = await joinCommunity(community, 'Dee');
    const moderator = await joinAs(community, 'Mod', 'moderator');
    const code = await deletionCode(dee);
    const measure = await moderator.request(`/api/community/moderation/members/${dee.id}/measures`, {
      json: { kind: 'suspension', days: 1 },
    });
    expect(measure.status).toBe(200);
    expect((await confirmDeletion(code)).status).toBe(410);
    expect(await isMember(dee.id)).toBe(true);
  });
});

it('a truncated code has a different answer from a spent one, and stays valid', async () => {
  const eva = await joinCommunity(community, 'Eva');
  const deletion = await deletionCode(eva);
  await community.request('/api/auth/request-password-reset', { json: { email: eva.email } });
  const token = await mailedCode(community, eva.email, 'reset');
  const reset = (part: string) =>
    community.request('/api/auth/reset-password', {
      json: { token: part, newPassword: 'skin-contact-days' },
    });
  const byCode = (path: string) => (code: string) => community.request(path, { json: { code } });
  for (const [code, spend] of [
    [deletion, byCode('/api/community/deletion')],
    [deletion, byCode('/api/community/new-email')],
    [deletion, byCode('/api/community/not-me')],
    [deletion, byCode('/api/auth/confirm-email')],
    [token, reset],
  ] as const)
    for (const cut of ['', code.slice(0, 12), code.slice(0, -1)]) {
      const refused = await spend(cut);
      expect([refused.status, await codeOf(refused)]).toEqual([410, 'CODE_INCOMPLETE']);
    }
  expect((await reset(token)).status).toBe(200);
  expect(await codeOf(await reset(token))).toBe('CODE_INVALID');
});

it('a suspended account cannot be deleted by a code that was left valid', async () => {
  const eve = await joinCommunity(community, 'Eve');
  const code = await deletionCode(eve);
  await community.query(`update profiles set suspended_until = 'infinity' where id = $1`, [eve.id]);
  const answer = await confirmDeletion(code);
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'SUSPENDED' }]);
  expect(await isMember(eve.id)).toBe(true);
  await community.query('update profiles set suspended_until = null where id = $1', [eve.id]);
  expect((await confirmDeletion(code)).status).toBe(200);
});
