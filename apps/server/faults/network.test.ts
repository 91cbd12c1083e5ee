import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { insideServer, memoryMiB } from '../testing/ask-inside.ts';
import { joinCommunity } from '../testing/community.ts';
import { openNetwork } from '../testing/cut.ts';
import { expectUnharmed, putUnderLoad } from '../testing/load.ts';
import { startSeveral } from '../testing/several.ts';

it.each(['slow', 'half closes', 'cut', 'swallows'] as const)(
  'the network between one of two servers and the database %s, and is well again',
  async (fault) => {
    let network: Awaited<ReturnType<typeof openNetwork>> | undefined;
    const several = await startSeveral(async (at, databaseUrl) => {
      if (at !== 0) return insideServer;
      const address = new URL(databaseUrl);
      network = await openNetwork({ host: '127.0.0.1', port: Number(address.port) });
      address.port = String(network.port);
      return { ...insideServer, DATABASE_URL: address.href };
    });
    try {
      const ada = await joinCommunity(several, 'Ada');
      const load = putUnderLoad(several, ada, { writers: 4, readers: 20 });
      await load.more(50);
      const before = await Promise.all([0, 1].map((at) => memoryMiB(several.server(at).child)));
      network?.become(fault);
      await sleep(fault === 'swallows' ? 12_000 : 4_000);
      network?.become('well');
      const began = performance.now();
      await expect
        .poll(
          () =>
            several
              .server(0)
              .request('/api/health')
              .then(
                ({ status }) => status,
                () => 0,
              ),
          { timeout: 60_000 },
        )
        .toBe(200);
      const wellAfter = performance.now() - began;
      await load.more(50);
      await load.settle();
      const memory = await Promise.all(before.map((each, at) => expectUnharmed(several.server(at), each)));
      console.log(
        `network ${fault}: ${load.acknowledged.length} messages, refused ${JSON.stringify([...load.refused])}, ` +
          `ready ${(wellAfter / 1_000).toFixed(1)} s after it was well; ${memory.join(' and ')}`,
      );
    } finally {
      network?.become('well');
      await several.stop();
      network?.close();
    }
  },
);
