/** A discrete-event simulation. Times are milliseconds. */
export class Simulation {
  now = 0;
  /** A binary heap by time; events of equal time are in the order of scheduling. */
  readonly #events: Event[] = [];
  #scheduled = 0;

  after(ms: number, happen: () => void) {
    this.#scheduled += 1;
    this.#push({ time: this.now + ms, order: this.#scheduled, happen });
  }

  run(until: number) {
    for (let first = this.#events[0]; first && first.time <= until; first = this.#events[0]) {
      this.#pop();
      this.now = first.time;
      first.happen();
    }
    this.now = until;
  }

  #push(event: Event) {
    const events = this.#events;
    let at = events.push(event) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = events[parent];
      if (!above || isBefore(above, event)) break;
      events[at] = above;
      at = parent;
    }
    events[at] = event;
  }

  #pop() {
    const events = this.#events;
    const last = events.pop();
    if (!last || events.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const [one, other] = [events[left], events[left + 1]];
      const child = one && other && isBefore(other, one) ? other : one;
      if (!child || isBefore(last, child)) break;
      events[at] = child;
      at = child === one ? left : left + 1;
    }
    events[at] = last;
  }
}

interface Event {
  time: number;
  order: number;
  happen: () => void;
}
const isBefore = (one: Event, other: Event) =>
  one.time < other.time || (one.time === other.time && one.order < other.order);

interface Task {
  leftMs: number;
  done: () => void;
}

/** Cores that busy threads share equally; no thread is faster than one core. */
export class Machine {
  readonly #simulation: Simulation;
  readonly cores: number;
  readonly #busy = new Set<Thread>();
  #countedAt = 0;
  #change = 0;

  constructor(simulation: Simulation, cores: number) {
    this.#simulation = simulation;
    this.cores = cores;
  }

  usedMs = 0;

  started(thread: Thread) {
    this.#count();
    this.#busy.add(thread);
    this.#planNext();
  }

  get #speed() {
    return Math.min(1, this.cores / Math.max(1, this.#busy.size));
  }

  #count() {
    const workMs = (this.#simulation.now - this.#countedAt) * this.#speed;
    this.#countedAt = this.#simulation.now;
    for (const thread of this.#busy) thread.work(workMs);
    this.usedMs += workMs * this.#busy.size;
  }

  #planNext() {
    this.#change += 1;
    const change = this.#change;
    let leastMs = Number.POSITIVE_INFINITY;
    for (const thread of this.#busy) leastMs = Math.min(leastMs, thread.leftMs);
    if (leastMs === Number.POSITIVE_INFINITY) return;
    this.#simulation.after(Math.max(0, leastMs) / this.#speed, () => {
      if (change === this.#change) this.#finish();
    });
  }

  #finish() {
    this.#count();
    const finished = Array.from(this.#busy).filter((thread) => thread.leftMs < 1e-9);
    const done = finished.map((thread) => thread.next());
    for (const thread of finished) if (!thread.isBusy) this.#busy.delete(thread);
    this.#planNext();
    for (const each of done) each();
  }
}

/** Does one task after the other, like an event loop or a connection of the database. */
export class Thread {
  readonly #machine: Machine;
  readonly #tasks: Task[] = [];
  #first = 0;
  usedMs = 0;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  get isBusy() {
    return this.#first < this.#tasks.length;
  }
  get waiting() {
    return this.#tasks.length - this.#first;
  }
  get leftMs() {
    return this.#tasks[this.#first]?.leftMs ?? 0;
  }

  do(costMs: number, done: () => void = () => undefined) {
    const wasBusy = this.isBusy;
    this.#tasks.push({ leftMs: costMs, done });
    if (!wasBusy) this.#machine.started(this);
  }

  /** Runs the task after the current one and at most `most` waiting ones. */
  doAfter(most: number, costMs: number, done: () => void) {
    if (this.waiting <= most + 1) return this.do(costMs, done);
    this.#tasks.splice(this.#first + 1 + most, 0, { leftMs: costMs, done });
  }

  /** Called by the machine. */
  work(ms: number) {
    const task = this.#tasks[this.#first];
    if (task) task.leftMs -= ms;
    this.usedMs += ms;
  }

  /** Called by the machine: ends the current task. */
  next(): () => void {
    const task = this.#tasks[this.#first];
    this.#first += 1;
    if (this.#first > 1_000 && this.#first * 2 > this.#tasks.length) {
      this.#tasks.splice(0, this.#first);
      this.#first = 0;
    }
    return task?.done ?? (() => undefined);
  }
}

export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const exponential = (random: () => number, mean: number) => -mean * Math.log(1 - random());
