import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { type Memory, memoryMiB } from './ask-inside.ts';
import type { Requester, TestMember } from './community.ts';
import { wholeHistory } from './history.ts';
import { openReader } from './reader.ts';

interface ServerAccess {
  url: string;
  request: Requester;
}

/** Writers repeat each message under its id until the server accepts it; readers must end up with all messages. */
export function putUnderLoad(
  server: ServerAccess,
  member: Pick<TestMember, 'cookie' | 'send'>,
  counts: { writers: number; readers: number | { cookie: string }[]; pauseMs?: number },
) {
  const reading =
    typeof counts.readers === 'number'
      ? Array.from({ length: counts.readers }, () => member)
      : counts.readers;
  const readers = reading.map((each) => openReader(server.url, each));
  const acknowledged: string[] = [];
  const refused = new Map<number | 'cut', number>();
  let isRunning = true;
  const write = async () => {
    for (let id = randomUUID(); isRunning; id = randomUUID()) {
      while (!(await isAccepted(id))) await sleep(100);
      acknowledged.push(id);
      await sleep(counts.pauseMs ?? 10);
    }
  };
  const isAccepted = async (id: string) => {
    const response = await member.send(`Lot ${id}`, '1', id).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    const status = response?.status ?? 'cut';
    if (status === 200 || status === 201) return true;
    refused.set(status, (refused.get(status) ?? 0) + 1);
    return false;
  };
  const writing = Promise.all(Array.from({ length: counts.writers }, write));
  return {
    readers,
    acknowledged,
    refused,
    async more(count: number) {
      for (const target = acknowledged.length + count; acknowledged.length < target; ) await sleep(20);
    },
    /**
     * Stops the load. Expects every message once and in order, the same history for every reader, and no refusal but
     * 503.
     */
    async settle() {
      isRunning = false;
      await writing;
      const { messages, seq } = await wholeHistory(server.request, member.cookie);
      const behind = () => readers.filter((reader) => reader.seq() !== seq).length;
      await expect.poll(behind, { timeout: 60_000, interval: 100 }).toBe(0);
      for (const reader of readers) {
        reader.stop();
        // With thousands of readers, `expect` alone would take minutes.
        if (!isDeepStrictEqual(reader.messages(), messages)) expect(reader.messages()).toEqual(messages);
      }
      expect(messages.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
      expect(messages.map((message) => message.seq)).toEqual(Array.from({ length: seq }, (_, at) => at + 1));
      expect([...refused.keys()].filter((status) => status !== 503 && status !== 'cut')).toEqual([]);
    },
  };
}

interface Running {
  child: ChildProcess;
  output: { out: string };
}

/**
 * Expects that the server never died, logged no uncaught error, and uses about as much memory as `before`, with a
 * margin for compiled code. Returns a description of both.
 */
export async function expectUnharmed({ child, output }: Running, before: Memory): Promise<string> {
  const after = await memoryMiB(child);
  expect(child.exitCode).toBe(null);
  expect(output.out).not.toContain('nothing was there to catch this');
  for (const part of ['heap', 'resident'] as const)
    expect(after[part], part).toBeLessThan(before[part] * 1.3 + 20);
  const format = ({ heap, resident }: Memory) => `${heap.toFixed(0)} of ${resident.toFixed(0)}`;
  return `heap of resident memory ${format(before)} MiB before, ${format(after)} MiB after`;
}
