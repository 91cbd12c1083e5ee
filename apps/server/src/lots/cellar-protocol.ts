import type { ProblemError } from '../platform/http/problem.ts';
import type { TaskAnswer, TaskInput, TaskName } from './cellar-tasks.ts';

/** The messages between `cellar-workers.ts` and `cellar-worker.ts`. */
export interface CellarRequest<Name extends TaskName> {
  name: Name;
  input: TaskInput<Name>;
}

export type CellarReply<Name extends TaskName> =
  | { answer: TaskAnswer<Name> }
  | { problem: Pick<ProblemError, 'code' | 'errors' | 'retryAfter' | 'detail'> }
  /** Copying an error between threads loses its class and its custom fields. */
  | {
      failure: {
        message: string;
        code: string | undefined;
        stack: string | undefined;
        isOfDatabase: boolean;
      };
    };

/** If another server holds the winery's lock longer than this, the answer is `CELLAR_BUSY`. */
export const lockTimeoutMs = 5_000;
