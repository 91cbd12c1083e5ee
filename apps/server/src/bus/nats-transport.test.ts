import { closeCodes } from '@orbit-vine/contract/live.ts';
import { expect, it } from 'vitest';
import { joinCommunity, signInAgain } from '../../testing/community.ts';
import { delayMs } from '../../testing/delay.ts';
import { openLive } from '../../testing/live.ts';
import { putUnderLoad } from '../../testing/load.ts';
import { natsServer, startNats } from '../../testing/nats.ts';
import { startSeveral } from '../../testing/several.ts';

/** The interval of polling while disconnected, plus the time of the test. */
const slowerMs = 8_000;

it('a NATS outage slows servers down, loses nothing, and ends without a restart', async ({ skip }) => {
  skip(!natsServer, 'nats-server is not installed');
  const nats = await startNats();
  await nats.kill();
  const several = await startSeveral({ NATS_URL: nats.url });
  try {
    const ada = await joinCommunity(several, 'Ada');
    const bob = await joinCommunity(several, 'Bob');
    const delay = () => delayMs(several, ada, bob);
    const load = putUnderLoad(several, ada, { writers: 2, readers: 4, pauseMs: 100 });
    const untilQuick = () => expect.poll(delay).toBeLessThan(500);
    expect(await delay()).toBeLessThan(slowerMs);
    await nats.start();
    await untilQuick();

    await nats.kill();
    expect(await delay()).toBeLessThan(slowerMs);
    const other = openLive(several.server(1).url, await signInAgain(several, bob));
    await other.follow('1');
    await several.server(0).request('/api/community/me/sessions', { method: 'DELETE' }, bob.cookie);
    expect(await other.closed()).toBe(closeCodes.signedOut);
    await nats.start();
    await untilQuick();
    await load.settle();
    expect([...load.refused]).toEqual([]);
  } finally {
    await several.stop();
    await nats.stop();
  }
});
