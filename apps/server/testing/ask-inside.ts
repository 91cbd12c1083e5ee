import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Question } from './inside.ts';

export const insideServer = { NODE_OPTIONS: `--import=${new URL('inside.ts', import.meta.url).href}` };

interface Answer {
  time: number;
  rss: number;
  heapUsed: number;
  processorMs: number;
}

async function askInside(child: ChildProcess, question: Question): Promise<Answer> {
  const reply = once(child, 'message');
  child.send(question);
  const [answer] = (await reply) as [Answer];
  return answer;
}

export const setClock = async (child: ChildProcess, aheadMs: number) =>
  (await askInside(child, { ask: 'clock', aheadMs })).time;

export interface Memory {
  heap: number;
  resident: number;
}

export async function memoryMiB(child: ChildProcess): Promise<Memory> {
  const { rss, heapUsed } = await askInside(child, { ask: 'memory' });
  return { heap: heapUsed / 2 ** 20, resident: rss / 2 ** 20 };
}

export const processorSeconds = async (child: ChildProcess) =>
  (await askInside(child, { ask: 'memory' })).processorMs / 1_000;
