import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { errorCode } from '../platform/log/describe-failure.ts';
import { chainOf } from '../platform/log/error-chain.ts';
import { isDatabaseError } from '../platform/log/outage.ts';
import { type CellarReply, type CellarRequest, lockTimeoutMs } from './cellar-protocol.ts';
import { cellarTasks, type TaskName } from './cellar-tasks.ts';

/* A thread that handles the tasks of one winery at a time, on a separate database connection. */

const { databaseUrl } = workerData as { databaseUrl: string };
const database = await openDatabase(databaseUrl, { connections: 1, lockTimeoutMs });

function bytesOf(answer: unknown): ArrayBuffer[] {
  const values = answer instanceof Uint8Array ? [answer] : Object.values(answer ?? {});
  return values.flatMap((value) =>
    value instanceof Uint8Array && value.buffer instanceof ArrayBuffer ? [value.buffer] : [],
  );
}

function describe(error: unknown): CellarReply<TaskName> {
  if (error instanceof ProblemError) {
    const { code, errors, retryAfter, detail } = error;
    return { problem: { code, errors, retryAfter, detail } };
  }
  // Drizzle wraps the driver's error in one whose message contains what members wrote.
  const { message, stack } = [...chainOf(error)].at(-1) ?? new Error(typeof error);
  return { failure: { message, code: errorCode(error), stack, isOfDatabase: isDatabaseError(error) } };
}

async function perform({ name, input }: CellarRequest<TaskName>): Promise<void> {
  try {
    const answer = await cellarTasks[name](database, input as never);
    parentPort?.postMessage({ answer }, bytesOf(answer));
  } catch (error) {
    parentPort?.postMessage(describe(error));
  }
}

parentPort?.on('message', (request: CellarRequest<TaskName>) => void perform(request));
parentPort?.postMessage('ready');
