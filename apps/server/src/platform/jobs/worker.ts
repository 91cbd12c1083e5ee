import type { Logger } from 'pino';
import { describeFailure } from '../log/describe-failure.ts';

export interface JobWorker {
  wake(): void;
  stop(): Promise<void>;
}

export function createJobWorker(
  work: () => Promise<void>,
  { everyMs, log }: { everyMs: number; log: Logger },
): JobWorker {
  let stopped = false;
  let woken = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (woken && !stopped) {
      woken = false;
      await work().catch((error: unknown) =>
        log.error({ failure: describeFailure(error) }, 'members could not be told'),
      );
    }
    running = undefined;
  };
  const wake = () => {
    woken = true;
    running ??= run();
  };
  const timer = setInterval(wake, everyMs);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
