import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { joinCommunity } from '../testing/community.ts';
import { startSeveral } from '../testing/several.ts';
import { openWinery } from '../testing/winery.ts';

it('a server killed while a cellar texts has every acknowledged message in the book once, without gaps', async () => {
  const several = await startSeveral({ RATE_LIMITS: 'off' });
  try {
    const owner = await joinCommunity(several, 'Olive');
    const winery = await openWinery(owner);
    const component = { variety: 'Merlot', block: null, vintage: 2024 };
    const composition = [{ component, parts: 1 }];
    await winery.add({ op: 'start', lot: '24-ME-01', levels: [{ vessel: 'T1', ml: 900_000 }], composition });
    /** Sends as the page does: with the same id until an answer arrives. */
    const send = async (text: string): Promise<string> => {
      const id = randomUUID();
      for (;;) {
        const response = await winery.send(text, { id }).catch(() => undefined);
        if (response?.ok) return id;
        await sleep(50);
      }
    };
    const acknowledged: string[] = [];
    const write = async (writer: number) => {
      for (let at = 0; at < 25; at += 1) acknowledged.push(await send(`T1 ${50 + writer}.${at}F`));
    };
    const writing = Promise.all([1, 2, 3, 4].map(write));
    for (const at of [0, 1]) {
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20 * (at + 1));
      await several.kill(at);
    }
    await writing;
    const { messages, entries, seq } = await winery.changes();
    expect(messages.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
    expect(messages.map(({ state }) => state)).toEqual(acknowledged.map(() => 'stored'));
    // An entry for each message, and the wine of the start.
    expect(entries).toHaveLength(acknowledged.length + 1);
    const numbers = [...messages, ...entries].map((each) => each.seq).sort((a, b) => a - b);
    // Creating the winery and setting it up took the first two.
    expect(numbers).toEqual(Array.from({ length: seq - 2 }, (_, index) => index + 3));
  } finally {
    await several.stop();
  }
});
