import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { insideServer, memoryMiB } from '../testing/ask-inside.ts';
import { joinCommunity } from '../testing/community.ts';
import { openLive } from '../testing/live.ts';
import { expectUnharmed, putUnderLoad } from '../testing/load.ts';
import { residentBytes } from '../testing/processes.ts';
import { startSeveral } from '../testing/several.ts';

const slow = 60;

it('the server closes sockets that never read before they cost much, twice, without harm to others', async () => {
  const several = await startSeveral(insideServer, 1);
  try {
    const ada = await joinCommunity(several, 'Ada');
    const { url, child } = several.server(0);
    const load = putUnderLoad(several, ada, { writers: 2, readers: 20 });
    await load.more(50);
    const write = async (messages: number) => {
      let highest = 0;
      for (let n = 0; n < messages; n += 1) {
        const response = await ada.send(randomBytes(2_900).toString('base64'), '2');
        await response.arrayBuffer();
        if (n % 100 === 0) highest = Math.max(highest, residentBytes(child.pid) / 2 ** 20);
      }
      return highest;
    };
    const flood = async () => {
      const sockets = Array.from({ length: slow }, () => openLive(url, ada));
      await Promise.all(sockets.map((socket) => socket.follow('2')));
      for (const { socket } of sockets) socket.pause();
      // More than the operating system's buffer and the server's queue of a socket together.
      const highest = await write(3_000);
      for (const { socket } of sockets) socket.resume();
      const codes = await Promise.all(
        sockets.map((socket) => Promise.race([socket.closed(), sleep(20_000, 'open')])),
      );
      expect(new Set(codes)).toEqual(new Set([1006]));
      return highest;
    };
    // A server that has just started grows with its first work.
    await write(500);
    const atFirst = await memoryMiB(child);
    // Each socket may have 1 MiB and a frame waiting.
    const highestAtFirst = await flood();
    expect(highestAtFirst - atFirst.resident).toBeLessThan(slow * 1.5 + 100);
    // A leak would add to the first flood's peak. The memory between the floods is no baseline: it depends on how
    // much the allocator has returned by then.
    const before = { ...(await memoryMiB(child)), resident: highestAtFirst };
    const highest = await flood();
    await load.settle();
    const memory = await expectUnharmed(several.server(0), before);
    console.log(
      `${slow} slow readers twice: all let go; ${atFirst.resident.toFixed(0)} MiB resident at first; ${memory}, ` +
        `${highest.toFixed(0)} MiB resident at most`,
    );
  } finally {
    await several.stop();
  }
});
