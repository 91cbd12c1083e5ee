import type { ProblemError } from '../platform/http/problem.ts';
import type { TaskAnswer, TaskInput, TaskName } from './cellar-tasks.ts';

/** What the threads for winery work are asked, and answer (`cellar-workers.ts`, `cellar-worker.ts`). */
export interface CellarRequest<Name extends TaskName> {
  name: Name;
  input: TaskInput<Name>;
}

export type CellarReply<Name extends TaskName> =
  | { answer: TaskAnswer<Name> }
  | { problem: Pick<ProblemError, 'code' | 'errors' | 'retryAfter' | 'detail'> }
  /** An error without the parts that a copy loses. */
  | {
      failure: {
        message: string;
        code: string | undefined;
        stack: string | undefined;
        isOfDatabase: boolean;
      };
    };

/** A winery that another server is writing in for longer than this is answered for as busy. */
export const lockTimeoutMs = 5_000;
