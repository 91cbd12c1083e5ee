import { expect, it } from 'vitest';
import { insideServer, memoryMiB } from '../testing/ask-inside.ts';
import { joinCommunity } from '../testing/community.ts';
import { expectUnharmed, putUnderLoad } from '../testing/load.ts';
import { natsServer } from '../testing/nats.ts';
import { startJoined, ways } from '../testing/several.ts';

it('NATS is killed in mid-send and brought back, twice', async ({ skip }) => {
  skip(!natsServer, 'nats-server is not installed');
  const several = await startJoined('NATS', insideServer);
  try {
    const ada = await joinCommunity(several, 'Ada');
    const load = putUnderLoad(several, ada, { writers: 6, readers: 40 });
    await load.more(100);
    const before = await Promise.all([0, 1].map((at) => memoryMiB(several.server(at).child)));
    for (let round = 0; round < 2; round += 1) {
      await load.more(100);
      await several.nats?.kill();
      await load.more(100);
      await several.nats?.start();
    }
    await load.more(100);
    await load.settle();
    expect([...load.refused]).toEqual([]);
    const memory = await Promise.all(before.map((each, at) => expectUnharmed(several.server(at), each)));
    console.log(
      `NATS killed twice: ${load.acknowledged.length} messages, none refused; ${memory.join(' and ')}`,
    );
  } finally {
    await several.stop();
  }
});

it.each(ways)('one of two servers joined by %s is killed in mid-send and started again', async (way) => {
  const several = await startJoined(way, insideServer);
  try {
    const ada = await joinCommunity(several, 'Ada');
    const load = putUnderLoad(several, ada, { writers: 6, readers: 40 });
    await load.more(100);
    const before = await Promise.all([0, 1].map((at) => memoryMiB(several.server(at).child)));
    await several.kill(0);
    await load.more(100);
    await load.settle();
    const memory = await Promise.all(before.map((each, at) => expectUnharmed(several.server(at), each)));
    console.log(
      `one of two killed (${way}): ${load.acknowledged.length} messages, ` +
        `refused ${JSON.stringify([...load.refused])}; ${memory.join(' and ')}`,
    );
  } finally {
    await several.stop();
  }
});

it('two servers are replaced one by one under load, and memory returns to its former level', async () => {
  const several = await startJoined('PostgreSQL alone', insideServer);
  try {
    const ada = await joinCommunity(several, 'Ada');
    const load = putUnderLoad(several, ada, { writers: 12, readers: 300 });
    const deployBoth = async () => {
      for (const at of [0, 1]) {
        const { code, tookMs } = await several.deploy(at);
        expect(code).toBe(0);
        expect(tookMs).toBeLessThan(10_000);
        await load.more(200);
      }
    };
    await load.more(500);
    await deployBoth();
    // The first server has the readers of both now, and again after the next round.
    const before = await memoryMiB(several.server(0).child);
    await deployBoth();
    await load.settle();
    const memory = await expectUnharmed(several.server(0), before);
    const blackouts = load.readers.flatMap((reader) => reader.blackouts).toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(blackouts[Math.floor(share * (blackouts.length - 1))] ?? 0);
    console.log(
      `deploy of two, 300 readers: ${load.acknowledged.length} messages, refused ${JSON.stringify([...load.refused])}, ` +
        `blackouts p50 ${at(0.5)} p99 ${at(0.99)} longest ${at(1)} ms; ${memory}`,
    );
  } finally {
    await several.stop();
  }
});
