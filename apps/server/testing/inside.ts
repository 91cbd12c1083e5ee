import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a server under test before its own code (`insideServer`): moves its clock, and says how long it has worked and
 * what memory it holds once what nobody needs has been collected.
 */
const trueNow = Date.now;
let aheadMs = 0;
const now = () => trueNow() + aheadMs;
const TrueDate = Date;
globalThis.Date = new Proxy(TrueDate, {
  construct: (date, given, asked) => Reflect.construct(date, given.length === 0 ? [now()] : given, asked),
  apply: () => new TrueDate(now()).toString(),
});
TrueDate.now = now;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

export type Asked = { ask: 'clock'; aheadMs: number } | { ask: 'memory' };
process.on('message', (asked: Asked) => {
  if (asked.ask === 'clock') aheadMs = asked.aheadMs;
  else for (let round = 0; round < 3; round += 1) collect();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ time: Date.now(), rss, heapUsed, processorMs: (user + system) / 1_000 });
});
// A server that has nothing left to do may end.
process.channel?.unref();
