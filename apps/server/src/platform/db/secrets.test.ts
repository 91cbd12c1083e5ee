import { expect, it } from 'vitest';
import { copyDatabase, joinCommunity, signInAgain, startCommunity } from '../../../testing/community.ts';
import { openDatabase } from './database.ts';
import { rotateCookieKey, sharedSecret } from './secrets.ts';

it('rotating the cookie key ends every session and keeps the other secrets', async () => {
  const database = await copyDatabase();
  const before = await startCommunity({ databaseUrl: database.url });
  const ada = await joinCommunity(before, 'Ada');
  const rotating = await openDatabase(database.url);
  const others = () =>
    Promise.all(['forms', 'unsubscribe', 'push'].map((name) => sharedSecret(rotating, name)));
  const [old, kept] = [await sharedSecret(rotating, 'cookies'), await others()];
  expect((await ada.request('/api/community/me')).status).toBe(200);

  expect(await rotateCookieKey(rotating)).toBe(1);
  expect((await ada.request('/api/community/me')).status).toBe(401);
  await before.stop();

  const after = await startCommunity({ databaseUrl: database.url });
  expect(await sharedSecret(rotating, 'cookies')).not.toBe(old);
  expect(await others()).toEqual(kept);
  const again = await signInAgain(after, ada);
  expect((await after.request('/api/community/me', {}, again.cookie)).status).toBe(200);
  expect((await after.request('/api/community/me', {}, ada.cookie)).status).toBe(401);
  await after.stop();
  await rotating.$client.end();
  await database.drop();
});
