import { once } from 'node:events';
import { type TransferListItem, Worker } from 'node:worker_threads';

interface Setup {
  workerData?: unknown;
  /** Megabytes of its heap; with more it is ended. */
  heapMb?: number;
}

/**
 * A thread for work that would keep the server from everybody else. It starts when it is first asked, answers one message
 * at a time, and is ended when an answer takes too long or too much memory; the next message gets another thread.
 *
 * The program posts one message when it has started, and one for each that it is sent.
 */
export function createWorkerThread(program: URL, { workerData, heapMb }: Setup = {}) {
  let running: Promise<Worker> | undefined;

  const start = async (): Promise<Worker> => {
    const worker = new Worker(program, {
      workerData,
      resourceLimits: heapMb === undefined ? {} : { maxOldGenerationSizeMb: heapMb },
    });
    worker.unref();
    // The caller learns of it by the rejected answer below; an 'error' without a listener would end the server.
    worker.on('error', () => undefined);
    await once(worker, 'message');
    return worker;
  };
  const end = (started: Promise<Worker>) =>
    started.then(
      (worker) => worker.terminate(),
      () => undefined,
    );

  return {
    /** @throws when the thread cannot be started, dies, or takes too long. */
    async ask(message: unknown, withinMs: number, transfer: TransferListItem[] = []): Promise<unknown> {
      running ??= start();
      const asked = running;
      try {
        const worker = await asked;
        worker.postMessage(message, transfer);
        const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(withinMs) });
        return answer;
      } catch (error) {
        if (running === asked) running = undefined;
        await end(asked);
        throw error;
      }
    },
    async stop(): Promise<void> {
      const last = running;
      running = undefined;
      if (last !== undefined) await end(last);
    },
  };
}
