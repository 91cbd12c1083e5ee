import { Me } from '@orbit-vine/contract/members.ts';
import { changeWelcome, type Welcome } from '@orbit-vine/contract/welcome.ts';
import { describe, expect, it } from 'vitest';
import { joinCommunity, signUpByMail, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);

const welcomeOf = async (member: TestMember) =>
  Me.parse(await (await member.request('/api/community/me')).json()).welcome;
const put = (member: TestMember, welcome: unknown) =>
  member.request(changeWelcome.path, { method: 'PUT', json: { welcome } });
const move = async (member: TestMember, welcome: Welcome | null) =>
  changeWelcome.answer.parse(await (await put(member, welcome)).json()).welcome;

describe('PUT /api/community/me/welcome', () => {
  it('leads a member who signed up from the first step to the end', async () => {
    const nina = await signUpByMail(community, 'Nina');
    expect(await welcomeOf(nina)).toEqual({ step: 'rules' });
    expect(await move(nina, { step: 'rules', putAway: true })).toEqual({ step: 'rules', putAway: true });
    expect(await move(nina, { step: 'profile', rulesAccepted: true })).toEqual({
      step: 'profile',
      rulesAccepted: true,
    });
    const accepted = () => community.query('select rules_accepted_at from profiles where id = $1', [nina.id]);
    const [first] = await accepted();
    // Going back neither withdraws nor repeats the acceptance.
    await move(nina, { step: 'rules' });
    await move(nina, { step: 'introduction', rulesAccepted: true });
    expect(await accepted()).toEqual([first]);
    expect(await welcomeOf(nina)).toEqual({ step: 'introduction', rulesAccepted: true });
    expect(await move(nina, null)).toBeNull();
    expect(await welcomeOf(nina)).toBeUndefined();
  });

  it('begins the steps neither again nor for members who joined before there were any', async () => {
    const otto = await signUpByMail(community, 'Otto');
    await move(otto, null);
    const early = await joinCommunity(community, 'Early');
    for (const member of [otto, early]) {
      expect(await move(member, { step: 'rules', rulesAccepted: true })).toBeNull();
      expect(await welcomeOf(member)).toBeUndefined();
    }
    expect(
      await community.query('select 1 from profiles where id = $1 and rules_accepted_at is null', [early.id]),
    ).toHaveLength(1);
  });

  it('refuses unknown steps', async () => {
    const pia = await signUpByMail(community, 'Pia');
    for (const welcome of [{ step: 'quiz' }, { step: 'rules', putAway: false }, 'rules', undefined])
      expect((await put(pia, welcome)).status).toBe(422);
    expect(await welcomeOf(pia)).toEqual({ step: 'rules' });
  });

  it('holds up no message', async () => {
    const rita = await signUpByMail(community, 'Rita');
    expect((await rita.send('Hello from the press pad')).status).toBe(201);
    expect(await welcomeOf(rita)).toEqual({ step: 'rules' });
  });
});
