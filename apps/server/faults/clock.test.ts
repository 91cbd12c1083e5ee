import { expect, it } from 'vitest';
import { insideServer, memoryMiB, setClock } from '../testing/ask-inside.ts';
import { mailedCode, signInAgain, signUpByMail, type TestMember } from '../testing/community.ts';
import { wholeHistory } from '../testing/history.ts';
import { expectUnharmed, putUnderLoad } from '../testing/load.ts';
import { type Several, startSeveral } from '../testing/several.ts';

const hourMs = 3_600_000;

it.each([['ahead', hourMs] as const, ['back', -hourMs] as const])(
  'the clocks of two servers jump an hour %s in mid-send, and are right again',
  async (way, aheadMs) => {
    const began = Date.now();
    // The first server bears the load, so only the second enforces rate limits.
    const several = await startSeveral(async (at) => ({
      ...insideServer,
      RATE_LIMITS: at === 0 ? 'off' : 'on',
    }));
    try {
      const free = { ...several, ...several.server(0) };
      const [ada, bob] = [await signUpByMail(free, 'Ada'), await signUpByMail(free, 'Bob')];
      const load = putUnderLoad(free, ada, { writers: 4, readers: 40 });
      await load.more(50);
      const before = await Promise.all([0, 1].map((at) => memoryMiB(several.server(at).child)));

      await jump(several, aheadMs);
      await load.more(50);
      await expectOpen(several, bob);
      await expectLimited(several, bob);
      await signUpByMail(free, 'Carol');
      await free.request('/api/auth/request-password-reset', { json: { email: ada.email } });
      await mailedCode(several, ada.email, 'reset');

      await jump(several, 0);
      await load.more(50);
      await expectOpen(several, bob);
      await signUpByMail(free, 'Dora');

      await load.settle();
      expect([...load.refused]).toEqual([]);
      expect(load.readers.flatMap(({ closedWith }) => closedWith)).toEqual([]);
      const { messages } = await wholeHistory(free.request, ada.cookie);
      const times = messages.map(({ createdAt }) => Date.parse(createdAt));
      expect(times.filter((time) => time < began - 5_000 || time > Date.now() + 5_000)).toEqual([]);
      const memory = await Promise.all(before.map((each, at) => expectUnharmed(several.server(at), each)));
      console.log(
        `clock an hour ${way}: ${load.acknowledged.length} messages, none refused; ${memory.join(' and ')}`,
      );
    } finally {
      await several.stop();
    }
  },
);

async function jump(several: Several, aheadMs: number) {
  for (const at of [0, 1]) {
    const time = await setClock(several.server(at).child, aheadMs);
    expect(Math.abs(time - Date.now() - aheadMs)).toBeLessThan(60_000);
  }
}

const search = (several: Several, member: TestMember) =>
  several.server(1).request('/api/community/search?q=lot', {}, member.cookie);
const guess = (several: Several) =>
  several.server(1).request('/api/auth/sign-in/email', {
    json: { email: 'x@example.com', password: 'not-this' },
  });

async function expectOpen(several: Several, member: TestMember) {
  const { request } = several.server(1);
  const session = await request('/api/auth/get-session', {}, member.cookie);
  expect(await session.json()).toMatchObject({ user: { id: member.id } });
  expect((await request('/api/community/me', {}, member.cookie)).status).toBe(200);
  expect((await search(several, member)).status).toBe(200);
  expect((await signInAgain(several.server(1), member)).cookie).not.toBe('');
}

/** Repeats a search and a wrong password until each is rate-limited. */
async function expectLimited(several: Several, member: TestMember) {
  for (const ask of [() => search(several, member), () => guess(several)])
    await expect.poll(async () => (await ask()).status, { timeout: 60_000, interval: 1 }).toBe(429);
}
