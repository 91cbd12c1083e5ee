import { describe, expect, it } from 'vitest';
import { joinCommunity, mailedCode, password } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

const post = (path: string, json: unknown) => community.request(`/api/auth/${path}`, { json });
const problemOf = async (response: Response) => ({
  status: response.status,
  contentType: response.headers.get('content-type'),
  ...((await response.json()) as { code: string; title: string }),
});

it('sign-up requires the statement that the member is 17', async () => {
  const person = { name: 'Young', email: 'young@example.com', password };
  for (const statement of [{}, { ofAge: false }, { ofAge: 'true' }]) {
    const answer = await post('sign-up/email', { ...person, ...statement });
    expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST', errors: [{ field: 'ofAge' }] });
  }
});

describe('an easily guessed password', () => {
  it('is refused at sign-up, with reasons', async () => {
    const person = { name: 'Bordelaise', email: 'bordelaise@example.com', ofAge: true };
    for (const weak of ['password1', 'bordelaise', 'Bordelaise1']) {
      const answer = await problemOf(await post('sign-up/email', { ...person, password: weak }));
      expect(answer).toMatchObject({
        status: 422,
        code: 'WEAK_PASSWORD',
        errors: [{ field: 'password', message: expect.stringContaining('easy to guess') }],
      });
    }
  });

  it('is refused at a reset, which keeps the code valid', async () => {
    const member = await joinCommunity(community, 'Trousseau');
    await post('request-password-reset', { email: member.email });
    const token = await mailedCode(community, member.email, 'reset');
    const weak = await post('reset-password', { token, newPassword: 'trousseau' });
    expect(await problemOf(weak)).toMatchObject({
      code: 'WEAK_PASSWORD',
      errors: [{ field: 'newPassword' }],
    });
    expect((await post('reset-password', { token, newPassword: 'savagnin-sous-voile' })).status).toBe(200);
  });
});
