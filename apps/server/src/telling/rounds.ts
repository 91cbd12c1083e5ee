import type { Logger } from 'pino';
import { describeFailure } from '../http/failure.ts';

export interface Rounds {
  /** Does it now. */
  kick(): void;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

/** Does a piece of work when kicked, and every so often by itself; never twice at a time. */
export function makeRounds(
  work: () => Promise<void>,
  { everyMs, log }: { everyMs: number; log: Logger },
): Rounds {
  let stopped = false;
  let kicked = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (kicked && !stopped) {
      kicked = false;
      await work().catch((error: unknown) =>
        log.error({ failure: describeFailure(error) }, 'members could not be told'),
      );
    }
    running = undefined;
  };
  const kick = () => {
    kicked = true;
    running ??= run();
  };
  const timer = setInterval(kick, everyMs);
  kick();
  return {
    kick,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
