import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a server under test before its own code (`insideServer`): moves its clock, and reports its processor
 * time and memory.
 */
const trueNow = Date.now;
let aheadMs = 0;
const now = () => trueNow() + aheadMs;
const TrueDate = Date;
globalThis.Date = new Proxy(TrueDate, {
  construct: (date, args, newTarget) =>
    Reflect.construct(date, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new TrueDate(now()).toString(),
});
TrueDate.now = now;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

export type Question = { ask: 'clock'; aheadMs: number } | { ask: 'memory' };
process.on('message', (question: Question) => {
  if (question.ask === 'clock') aheadMs = question.aheadMs;
  else for (let round = 0; round < 3; round += 1) collect();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ time: Date.now(), rss, heapUsed, processorMs: (user + system) / 1_000 });
});
// Otherwise the open channel would prevent the server's exit.
process.channel?.unref();
