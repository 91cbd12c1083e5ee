import { Problem } from '@orbit-vine/contract/problem.ts';
import { expect, it } from 'vitest';
import { cookieOf, mailedCode, mailedCodes, password, signUpByMail } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openDatabase } from '../platform/db/database.ts';
import { addressKeyOf, keepSuspension } from './suspended-addresses.ts';

const { community } = await gatherCommunity([]);

it('a suspension continues for the address of a deleted account, stored irreversibly, until it ends', async () => {
  const troll = await signUpByMail(community, 'Troll');
  await community.query(`update profiles set suspended_until = now() + interval '7 days' where id = $1`, [
    troll.id,
  ]);
  const database = await openDatabase(community.databaseUrl);
  const addressKey = await addressKeyOf(database, 'TROLL@example.com');
  await database.transaction((transaction) => keepSuspension(transaction, { userId: troll.id, addressKey }));
  await database.$client.end();
  await community.query('delete from users where id = $1', [troll.id]);
  const kept = await community.query('select * from suspended_addresses');
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toMatch(/troll|example/i);

  const json = { name: 'Troll', email: troll.email, password, ofAge: true };
  const cookie = cookieOf(await community.request('/api/auth/sign-up/email', { json }));
  const code = await expect
    .poll(() => mailedCodes(community, troll.email))
    .toHaveLength(2)
    .then(() => mailedCode(community, troll.email));
  const confirm = () => community.request('/api/auth/confirm-email', { json: { code } }, cookie);
  const signIn = () =>
    community.request('/api/auth/sign-in/email', { json: { email: troll.email, password } });
  const refused = await confirm();
  expect(Problem.parse(await refused.json())).toMatchObject({ code: 'SUSPENDED' });
  for (const answer of [refused, await signIn()])
    expect(answer.headers.getSetCookie().filter((set) => /session_token=[^;]/.test(set))).toEqual([]);
  expect((await signUpByMail(community, 'Newcomer')).id).toBeDefined();

  await community.query(`update suspended_addresses set suspended_until = now() - interval '1 second'`);
  expect([(await confirm()).status, (await signIn()).status]).toContain(200);
});
