import { once } from 'node:events';
import { type TransferListItem, Worker } from 'node:worker_threads';

interface Setup {
  workerData?: unknown;
  heapMb?: number;
}

/**
 * A thread for work that would block the event loop. Starts on the first request, answers one message at a time, and
 * ends when an answer takes too long or too much memory; the next message starts another. The program must post one
 * message once started, and one for each that it receives.
 */
export function createWorkerThread(program: URL, { workerData, heapMb }: Setup = {}) {
  let running: Promise<Worker> | undefined;

  const start = async (): Promise<Worker> => {
    const worker = new Worker(program, {
      workerData,
      resourceLimits: heapMb === undefined ? {} : { maxOldGenerationSizeMb: heapMb },
    });
    worker.unref();
    // The rejected answer below reports it; an 'error' event without a listener would end the server.
    worker.on('error', () => undefined);
    await once(worker, 'message');
    return worker;
  };
  const end = (thread: Promise<Worker>) =>
    thread.then(
      (worker) => worker.terminate(),
      () => undefined,
    );

  return {
    async ask(message: unknown, withinMs: number, transfer: TransferListItem[] = []): Promise<unknown> {
      running ??= start();
      const started = running;
      try {
        const worker = await started;
        worker.postMessage(message, transfer);
        const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(withinMs) });
        return answer;
      } catch (error) {
        if (running === started) running = undefined;
        await end(started);
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
