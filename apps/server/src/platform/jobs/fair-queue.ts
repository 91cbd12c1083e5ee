interface Waiting {
  work(): Promise<void>;
  refuse(reason: Error): void;
}

interface FairQueueSetup {
  concurrency: number;
  maxWaiting: number;
  onFull(): Error;
  oneEach?: boolean;
}

interface Sender {
  from: string;
  first?: boolean;
}

type Queue = Map<string, Waiting[]>;

function takeFirst(queue: Queue, mayGoOn: (from: string) => boolean): [string, Waiting] | undefined {
  for (const [from, entries] of queue) {
    const next = mayGoOn(from) ? entries.shift() : undefined;
    if (!next) continue;
    queue.delete(from);
    if (entries.length > 0) queue.set(from, entries);
    return [from, next];
  }
  return undefined;
}

function takeFromLongest(queue: Queue, atMost: number): Waiting | undefined {
  const [from, entries] = [...queue].reduce<[string, Waiting[]]>(
    (longest, each) => (each[1].length > longest[1].length ? each : longest),
    ['', []],
  );
  if (entries.length <= atMost) return undefined;
  const last = entries.pop();
  if (entries.length === 0) queue.delete(from);
  return last;
}

/**
 * A queue that serves senders in turn, so that a sender with much work does not delay the others. A full queue drops
 * the last entry of the sender with the most, in favor of a sender with fewer or a `first` one, or else refuses the
 * new entry.
 */
export function createFairQueue({ concurrency, maxWaiting, onFull, oneEach = false }: FairQueueSetup) {
  const queues = { first: new Map() as Queue, others: new Map() as Queue };
  const activeBySender = new Map<string, number>();
  let active = 0;
  let waiting = 0;
  const mayGoOn = (from: string) => !oneEach || !activeBySender.has(from);

  const begin = (from: string) => {
    waiting -= 1;
    active += 1;
    activeBySender.set(from, (activeBySender.get(from) ?? 0) + 1);
  };
  const end = (from: string) => {
    active -= 1;
    const left = (activeBySender.get(from) ?? 1) - 1;
    if (left === 0) activeBySender.delete(from);
    else activeBySender.set(from, left);
  };
  const proceed = (): void => {
    while (active < concurrency) {
      const next = takeFirst(queues.first, mayGoOn) ?? takeFirst(queues.others, mayGoOn);
      if (!next) return;
      const [from, { work }] = next;
      begin(from);
      void work().finally(() => {
        end(from);
        proceed();
      });
    }
  };
  const makeRoom = (from: string, first: boolean): boolean => {
    const own = queues.others.get(from)?.length ?? 0;
    const dropped = takeFromLongest(queues.others, first ? 0 : own + 1);
    dropped?.refuse(onFull());
    if (dropped) waiting -= 1;
    return dropped !== undefined;
  };
  return <T>(work: () => Promise<T>, { from, first = false }: Sender): Promise<T> => {
    if (waiting >= maxWaiting && !makeRoom(from, first)) return Promise.reject(onFull());
    return new Promise<T>((resolve, reject) => {
      const queue = first ? queues.first : queues.others;
      const entries = queue.get(from) ?? [];
      entries.push({ work: () => work().then(resolve, reject), refuse: reject });
      queue.set(from, entries);
      waiting += 1;
      proceed();
    });
  };
}
