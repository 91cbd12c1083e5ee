import { describe, expect, it } from 'vitest';
import { createWorkerThread } from './worker-thread.ts';

const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    const hoard = [];
    parentPort.on('message', (message) => {
      while (message === 'loop');
      while (message === 'hoard') hoard.push(new Array(100_000).fill(0).map((_, index) => ({ index })));
      if (message === 'die') throw new Error('died');
      parentPort.postMessage(message);
    });
    parentPort.postMessage('ready');
  `)}`,
);

describe('a worker thread', () => {
  it.each(['loop', 'hoard', 'die'])(
    'rejects a message that makes it %s, and answers the next one',
    async (harm) => {
      const thread = createWorkerThread(program, { heapMb: 32 });
      await expect(thread.ask(harm, 2_000)).rejects.toThrow();
      expect(await thread.ask('hello', 30_000)).toBe('hello');
      await thread.stop();
    },
  );

  it('rejects every message if its program cannot be started', async () => {
    const thread = createWorkerThread(new URL('data:text/javascript,import "./nothing.js"'));
    await expect(thread.ask('hello', 30_000)).rejects.toThrow();
    await expect(thread.ask('hello', 30_000)).rejects.toThrow();
    await thread.stop();
  });
});
