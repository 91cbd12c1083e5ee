interface Waiting {
  work(): Promise<void>;
  refuse(reason: Error): void;
}

interface FairQueueSetup {
  /** How much is worked on at the same time. */
  atOnce: number;
  maxWaiting: number;
  onFull(): Error;
  /** Nobody has more than one piece of work under way. */
  oneEach?: boolean;
}

interface Place {
  /** Who asks: a network, a member, a winery. */
  from: string;
  /** Goes before all others. */
  first?: boolean;
}

/**
 * A queue in which everybody has one place at a time: next is who has waited longest since their last turn, not who asks
 * most. Who comes when all places are taken is refused, unless they have less in the queue than somebody else, whose last
 * place they get; `first` get one of the others' in any case.
 */
export function createFairQueue({ atOnce, maxWaiting, onFull, oneEach = false }: FairQueueSetup) {
  const queues = { first: new Map<string, Waiting[]>(), others: new Map<string, Waiting[]>() };
  const working = new Map<string, number>();
  let underWay = 0;
  let waiting = 0;

  const takeNext = (queue: Map<string, Waiting[]>): [string, Waiting] | undefined => {
    for (const [from, places] of queue) {
      const next = oneEach && working.has(from) ? undefined : places.shift();
      if (!next) continue;
      // At the end of those who wait, so that each has a turn.
      queue.delete(from);
      if (places.length > 0) queue.set(from, places);
      waiting -= 1;
      return [from, next];
    }
    return undefined;
  };
  const begin = (from: string) => {
    underWay += 1;
    working.set(from, (working.get(from) ?? 0) + 1);
  };
  const end = (from: string) => {
    underWay -= 1;
    const left = (working.get(from) ?? 1) - 1;
    if (left === 0) working.delete(from);
    else working.set(from, left);
  };
  const proceed = (): void => {
    while (underWay < atOnce) {
      const next = takeNext(queues.first) ?? takeNext(queues.others);
      if (!next) return;
      const [from, { work }] = next;
      begin(from);
      void work().finally(() => {
        end(from);
        proceed();
      });
    }
  };
  /** Makes room by the last place of the one who has most. False if that is who asks, or a stranger with no less. */
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
  return <T>(work: () => Promise<T>, { from, first = false }: Place): Promise<T> => {
    if (waiting >= maxWaiting && !makeRoom(from, first)) return Promise.reject(onFull());
    return new Promise<T>((resolve, reject) => {
      const queue = first ? queues.first : queues.others;
      const places = queue.get(from) ?? [];
      places.push({ work: () => work().then(resolve, reject), refuse: reject });
      queue.set(from, places);
      waiting += 1;
      proceed();
    });
  };
}
