import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { joinCommunity } from '../testing/community.ts';
import { expectUnharmed, putUnderLoad, residentMiB } from '../testing/load.ts';
import { natsServer } from '../testing/nats.ts';
import { startJoined, ways } from '../testing/several.ts';

it.runIf(natsServer)('NATS is killed in mid-send and brought back, twice', async () => {
  const several = await startJoined('NATS');
  try {
    const ada = await joinCommunity(several, 'Ada');
    const load = putUnderLoad(several, ada, { writers: 6, readers: 40 });
    for (let round = 0; round < 2; round += 1) {
      await load.more(100);
      await several.nats?.kill();
      await load.more(100);
      await several.nats?.start();
    }
    await load.more(100);
    await load.settle();
    expect([...load.refused]).toEqual([]);
    for (const at of [0, 1]) expectUnharmed(several.server(at));
    console.log(`NATS killed twice: ${load.acknowledged.length} messages, none refused`);
  } finally {
    await several.stop();
  }
});

it.each(ways)('one of two servers joined by %s is killed in mid-send and started again', async (way) => {
  const several = await startJoined(way);
  try {
    const ada = await joinCommunity(several, 'Ada');
    const load = putUnderLoad(several, ada, { writers: 6, readers: 40 });
    await load.more(100);
    await several.kill(0);
    await load.more(100);
    await load.settle();
    expectUnharmed(several.server(1));
    console.log(
      `one of two killed (${way}): ${load.acknowledged.length} messages, refused ${JSON.stringify([...load.refused])}`,
    );
  } finally {
    await several.stop();
  }
});

it('two servers are replaced one after the other under load, and memory comes back to where it was', async () => {
  const several = await startJoined('PostgreSQL alone');
  try {
    const ada = await joinCommunity(several, 'Ada');
    const load = putUnderLoad(several, ada, { writers: 12, readers: 300 });
    await load.more(200);
    for (const at of [0, 1]) {
      const { code, tookMs } = await several.deploy(at);
      expect(code).toBe(0);
      expect(tookMs).toBeLessThan(10_000);
      await load.more(200);
    }
    const busy = await residentMiB(several.server(0).child.pid);
    await load.settle();
    await sleep(3_000);
    const quiet = await residentMiB(several.server(0).child.pid);
    expect(quiet).toBeLessThan(busy + 50);
    const blackouts = load.readers.flatMap((reader) => reader.blackouts).toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(blackouts[Math.floor(share * (blackouts.length - 1))] ?? 0);
    console.log(
      `deploy of two, 300 readers: ${load.acknowledged.length} messages, refused ${JSON.stringify([...load.refused])}, ` +
        `blackouts p50 ${at(0.5)} p99 ${at(0.99)} longest ${at(1)} ms, memory ${busy.toFixed(0)} then ${quiet.toFixed(0)} MiB`,
    );
  } finally {
    await several.stop();
  }
});
