interface Place {
  from: string;
  work(): Promise<void>;
}

interface FairQueueSetup {
  atOnce: number;
  maxWaiting: number;
  onFull(): Error;
}

/**
 * A line in which everybody has one place at a time: who is let in next is of whom the longest has nothing been done,
 * not who asks most. `first` go before all others. Who comes when all places are taken is refused, unless they have less
 * in the line than somebody else, whose last place they get; `first` get one of the others' in any case.
 */
export function createFairQueue({ atOnce, maxWaiting, onFull }: FairQueueSetup) {
  const queues = { first: new Map<string, Waiting[]>(), others: new Map<string, Waiting[]>() };
  let working = 0;
  let waiting = 0;
  interface Waiting extends Place {
    refuse(reason: Error): void;
  }
  const takeNext = (queue: Map<string, Waiting[]>): Waiting | undefined => {
    const [entry] = queue;
    if (!entry) return undefined;
    const [from, places] = entry;
    const next = places.shift();
    // At the end of those who wait, so that each has a turn.
    queue.delete(from);
    if (places.length > 0) queue.set(from, places);
    waiting -= 1;
    return next;
  };
  const proceed = (): void => {
    while (working < atOnce) {
      const next = takeNext(queues.first) ?? takeNext(queues.others);
      if (!next) return;
      working += 1;
      void next.work().finally(() => {
        working -= 1;
        proceed();
      });
    }
  };
  /** Makes room by the last place of whoever has most. False if that is who asks, or a stranger with no less. */
  const makeRoom = (from: string, first: boolean): boolean => {
    const longest = [...queues.others].reduce<[string, Waiting[]] | undefined>(
      (most, entry) => (entry[1].length > (most?.[1].length ?? 0) ? entry : most),
      undefined,
    );
    const own = queues.others.get(from)?.length ?? 0;
    if (!longest || (!first && longest[1].length <= own + 1)) return false;
    const [network, places] = longest;
    places.pop()?.refuse(onFull());
    if (places.length === 0) queues.others.delete(network);
    waiting -= 1;
    return true;
  };
  return <T>(work: () => Promise<T>, { from, first }: { from: string; first: boolean }): Promise<T> => {
    if (waiting >= maxWaiting && !makeRoom(from, first)) return Promise.reject(onFull());
    return new Promise<T>((resolve, reject) => {
      const queue = first ? queues.first : queues.others;
      const places = queue.get(from) ?? [];
      places.push({ from, work: () => work().then(resolve, reject), refuse: reject });
      queue.set(from, places);
      waiting += 1;
      proceed();
    });
  };
}
