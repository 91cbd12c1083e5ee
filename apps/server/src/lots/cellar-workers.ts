import { ProblemError } from '../platform/http/problem.ts';
import { createFairQueue } from '../platform/jobs/fair-queue.ts';
import { createWorkerThread } from '../platform/jobs/worker-thread.ts';
import { markDatabaseError } from '../platform/log/outage.ts';
import type { CellarReply } from './cellar-protocol.ts';
import type { TaskAnswer, TaskInput, TaskName } from './cellar-tasks.ts';

export interface CellarWorkers {
  /**
   * Runs a task in a thread. Members take turns, with one task each at a time.
   *
   * @throws ProblemError `CELLAR_BUSY` if too many tasks wait, `CELLAR_WORK_TOO_LONG` if a task takes too much time or memory.
   */
  run<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskAnswer<Name>>;
  stop(): Promise<void>;
}

/** One may be busy with a long task while the other serves all other members. */
const threads = 2;
const heapMb = 384;
const maxWaiting = 256;
/** A season of thousands of entries takes less than a second. */
const withinMs = 10_000;
/** These read or write whole tables, so only one runs at a time. */
const longTasks: ReadonlySet<TaskName> = new Set(['importEntries', 'writeWorkbook'] as const);
const longWithinMs = 30_000;

const busy = () => new ProblemError('CELLAR_BUSY', undefined, 5);

export function openCellarWorkers(databaseUrl: string): CellarWorkers {
  const program = new URL('cellar-worker.ts', import.meta.url);
  const idle = Array.from({ length: threads }, () =>
    createWorkerThread(program, { workerData: { databaseUrl }, heapMb }),
  );
  const all = [...idle];
  const queue = createFairQueue({ concurrency: threads, maxWaiting, onFull: busy, oneEach: true });
  const longQueue = createFairQueue({ concurrency: 1, maxWaiting, onFull: busy });

  async function perform<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
  ): Promise<TaskAnswer<Name>> {
    // The thread that worked last is likely to have the records cached.
    const thread = idle.pop();
    if (!thread) throw new Error('more tasks are under way than there are threads');
    try {
      const limit = longTasks.has(name) ? longWithinMs : withinMs;
      const reply = await thread.ask({ name, input }, limit).catch(() => {
        throw new ProblemError('CELLAR_WORK_TOO_LONG', undefined, 60);
      });
      return answerOf(reply as CellarReply<Name>);
    } finally {
      idle.push(thread);
    }
  }

  return {
    run(name, input) {
      const { memberId, personId } = input.winery;
      const from = memberId ?? personId;
      const inTurn = () => queue(() => perform(name, input), { from });
      return longTasks.has(name) ? longQueue(inTurn, { from }) : inTurn();
    },
    async stop() {
      await Promise.all(all.map((thread) => thread.stop()));
    },
  };
}

function answerOf<Name extends TaskName>(reply: CellarReply<Name>): TaskAnswer<Name> {
  if ('answer' in reply) return reply.answer;
  if ('problem' in reply) {
    const { code, errors, retryAfter, detail } = reply.problem;
    throw new ProblemError(code, errors, retryAfter, detail);
  }
  const { message, isOfDatabase, ...rest } = reply.failure;
  // PostgreSQL's lock_not_available: another server holds the winery's lock.
  if (rest.code === '55P03') throw busy();
  const error = Object.assign(new Error(message), rest);
  if (isOfDatabase) markDatabaseError(error);
  throw error;
}
