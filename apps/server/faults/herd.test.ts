import { expect, it } from 'vitest';
import { insideServer, memoryMiB, processorSeconds } from '../testing/ask-inside.ts';
import { joinCommunity } from '../testing/community.ts';
import { expectUnharmed, putUnderLoad } from '../testing/load.ts';
import { startSeveral } from '../testing/several.ts';
import { signedInMembers } from '../testing/signed-in.ts';

const people = 2_000;

it.each([['killed', 'kill'] as const, ['stopped for a new one', 'deploy'] as const])(
  '%s under 2,000 people, a server has all of them back soon, with nothing missed',
  async (_, way) => {
    const several = await startSeveral(insideServer, 1);
    try {
      // Without a balancer, and with few writes, since all readers are in this process.
      const place = { ...several, ...several.server(0) };
      const ada = await joinCommunity(place, 'Ada');
      const readers = await signedInMembers(several.databaseUrl, people);
      const load = putUnderLoad(place, ada, { writers: 2, readers, pauseMs: 1_000 });
      const reached = (isThere: (reader: (typeof load.readers)[number]) => boolean) =>
        expect.poll(() => load.readers.filter(isThere).length, { timeout: 180_000 }).toBe(people);
      await reached((reader) => reader.seq() > 0);
      const before = await memoryMiB(several.server(0).child);
      const began = performance.now();
      await several[way](0);
      const startedAfter = performance.now() - began;
      await reached((reader) => reader.blackouts.length > 0);
      const processor = await processorSeconds(several.server(0).child);
      await load.more(5);
      const memory = await expectUnharmed(several.server(0), before);
      await load.settle();
      const blackouts = load.readers.map((reader) => Math.max(...reader.blackouts)).toSorted((a, b) => a - b);
      const at = (share: number) => ((blackouts[Math.floor(share * (people - 1))] ?? 0) / 1_000).toFixed(1);
      console.log(
        `${people} people, server ${way === 'kill' ? 'killed' : 'replaced'}: it was up again after ` +
          `${(startedAfter / 1_000).toFixed(1)} s; blackouts p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)} s; ` +
          `all were back with ${processor.toFixed(1)} s of the processor; refused ${JSON.stringify([...load.refused])}; ${memory}`,
      );
    } finally {
      await several.stop();
    }
  },
  480_000,
);
