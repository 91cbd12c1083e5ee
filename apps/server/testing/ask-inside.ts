import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Asked } from './inside.ts';

/** What a server's environment needs, so that it can be asked from inside. */
export const insideServer = { NODE_OPTIONS: `--import=${new URL('inside.ts', import.meta.url).href}` };

interface Answer {
  time: number;
  rss: number;
  heapUsed: number;
  processorMs: number;
}

async function askInside(child: ChildProcess, asked: Asked): Promise<Answer> {
  const answered = once(child, 'message');
  child.send(asked);
  const [answer] = (await answered) as [Answer];
  return answer;
}

/** Sets the server's clock so far ahead of the true time, or behind it. Answers with the time that it has now. */
export const setClock = async (child: ChildProcess, aheadMs: number) =>
  (await askInside(child, { ask: 'clock', aheadMs })).time;

export interface Memory {
  heap: number;
  resident: number;
}

/** What the server holds once what nobody needs was collected. */
export async function memoryMiB(child: ChildProcess): Promise<Memory> {
  const { rss, heapUsed } = await askInside(child, { ask: 'memory' });
  return { heap: heapUsed / 2 ** 20, resident: rss / 2 ** 20 };
}

/** For how long it has had the processor since it was started. */
export const processorSeconds = async (child: ChildProcess) =>
  (await askInside(child, { ask: 'memory' })).processorMs / 1_000;
