import { expect, it } from 'vitest';
import {
  joinCommunity,
  mailedCode,
  password,
  signInAgain,
  startCommunity,
} from '../../../testing/community.ts';
import { openLive } from '../../../testing/live.ts';
import { openMailbox } from '../../../testing/mailbox.ts';
import { createLog } from './requests.ts';

it('the log at trace level has each request’s id, and no key, password, address, or message', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const box = await openMailbox();
  const community = await startCommunity({ smtpUrl: box.url }, log);
  const reached = { ...community, mails: async () => box.mails.map(({ raw }) => raw) };
  const ada = await joinCommunity(reached, 'Ada');
  const again = await signInAgain(community, ada);
  await community.request('/api/auth/sign-in/email', {
    json: { email: ada.email, password: 'not-this-one' },
  });
  await community.request('/api/auth/request-password-reset', { json: { email: ada.email } });
  const reset = await mailedCode(reached, ada.email, 'reset');
  const listening = openLive(community.url, ada);
  await listening.follow('1');
  await ada.say('The secret of the cellar');
  await ada.request('/api/community/search?q=cellar-search');
  listening.say('{"not": "a frame of the cellar"}');
  await listening.closed();
  await community.query('alter table messages rename column content to content_elsewhere');
  const failed = await ada.send('The other secret of the cellar');
  await community.query('alter table messages rename column content_elsewhere to content');
  await community.stop();
  await box.close();

  expect(failed.status).toBe(500);
  const parsed = lines.map((line) => JSON.parse(line) as { msg: string; requestId?: string; route?: string });
  expect(parsed.find(({ msg }) => msg === 'a request failed')?.requestId).toBe(
    failed.headers.get('x-request-id'),
  );
  expect(parsed.find(({ msg }) => msg === 'answered')?.route).toMatch(/^\/api\//);
  const keyOf = ({ cookie }: { cookie: string }) =>
    decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? '';
  const secrets = [keyOf(ada), keyOf(again), reset];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(15);
  for (const secret of [...secrets, password, 'not-this-one', 'cellar', ada.email]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
});
