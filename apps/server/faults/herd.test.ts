import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { joinCommunity } from '../testing/community.ts';
import { expectUnharmed, putUnderLoad, residentMiB } from '../testing/load.ts';
import { startSeveral } from '../testing/several.ts';

const people = 2_000;

it.each([['killed', 'kill'] as const, ['stopped for a new one', 'deploy'] as const])(
  '%s under 2,000 people, a server has all of them back soon, with nothing missed',
  async (_, way) => {
    const several = await startSeveral({}, 1);
    try {
      const ada = await joinCommunity(several, 'Ada');
      const load = putUnderLoad(several, ada, { writers: 4, readers: people });
      await expect
        .poll(() => load.readers.filter((reader) => reader.seq() > 0).length, { timeout: 120_000 })
        .toBe(people);
      const began = performance.now();
      await several[way](0);
      const startedAfter = performance.now() - began;
      const back = () => load.readers.filter((reader) => reader.blackouts.length > 0).length;
      await expect.poll(back, { timeout: 120_000 }).toBe(people);
      await load.more(20);
      await load.settle();
      const { pid } = several.server(0).child;
      await sleep(3_000);
      expectUnharmed(several.server(0));
      const blackouts = load.readers.map((reader) => Math.max(...reader.blackouts)).toSorted((a, b) => a - b);
      const at = (share: number) => ((blackouts[Math.floor(share * (people - 1))] ?? 0) / 1_000).toFixed(1);
      console.log(
        `${people} people, server ${way === 'kill' ? 'killed' : 'replaced'}: it was up again after ` +
          `${(startedAfter / 1_000).toFixed(1)} s; blackouts p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)} s; ` +
          `refused ${JSON.stringify([...load.refused])}; ${(await residentMiB(pid)).toFixed(0)} MiB afterwards`,
      );
    } finally {
      await several.stop();
    }
  },
);
