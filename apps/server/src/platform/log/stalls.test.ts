import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { followRequest, takeLongestStallMs, watchStalls } from './stalls.ts';

function work(ms: number): void {
  const before = process.threadCpuUsage();
  for (let cpuMs = 0; cpuMs < ms; ) {
    const { user, system } = process.threadCpuUsage(before);
    cpuMs = (user + system) / 1_000;
  }
}

function watching() {
  const lines: Record<string, unknown>[] = [];
  const stop = watchStalls(pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }));
  return { lines, stop };
}

const request = { requestId: '1', method: 'GET', route: '/api/lots/wineries/:wineryId/book.xlsx' };

describe('a blocked event loop', () => {
  it('is logged with the requests that were under way, also those that ended in it', async () => {
    const { lines, stop } = watching();
    await sleep(100);
    const answered = followRequest(request);
    work(400);
    answered();
    await expect.poll(() => lines).toMatchObject([{ level: 40, requests: [request] }]);
    expect(lines[0]).toMatchObject({ stalledMs: expect.any(Number), cpuMs: expect.any(Number) });
    expect(Number(lines[0]?.stalledMs)).toBeGreaterThan(300);
    stop();
  });

  it('is measured once, by the longest stall since the last look', async () => {
    const { stop } = watching();
    await sleep(100);
    takeLongestStallMs();
    work(400);
    await sleep(150);
    expect(takeLongestStallMs()).toBeGreaterThan(50);
    expect(takeLongestStallMs()).toBeLessThan(50);
    stop();
  });
});
