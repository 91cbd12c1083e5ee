import { describe, expect, it } from 'vitest';
import { exponential, Machine, Simulation, seededRandom, Thread } from './simulation.ts';

const serviceMs = 1;

/** Poisson arrivals at one thread with constant service. */
function queueAt(load: number, forMs: number) {
  const simulation = new Simulation();
  const thread = new Thread(new Machine(simulation, 1));
  const random = seededRandom(7);
  const seen = { arrived: 0, served: 0, inSystemMs: 0, waitedMs: 0, areaMs: 0 };
  let [inSystem, changedAt] = [0, 0];
  const change = (by: number) => {
    seen.areaMs += inSystem * (simulation.now - changedAt);
    changedAt = simulation.now;
    inSystem += by;
  };
  const arrive = () => {
    const arrivedAt = simulation.now;
    seen.arrived += 1;
    change(1);
    thread.do(serviceMs, () => {
      change(-1);
      seen.served += 1;
      seen.inSystemMs += simulation.now - arrivedAt;
      seen.waitedMs += simulation.now - arrivedAt - serviceMs;
    });
    simulation.after(exponential(random, serviceMs / load), arrive);
  };
  simulation.after(0, arrive);
  simulation.run(forMs);
  change(0);
  return { ...seen, left: thread.waiting, usedMs: thread.usedMs };
}

describe('a queue with Poisson arrivals and constant service (M/D/1)', () => {
  /** Pollaczek (1930) and Khinchine (1932): load / (2 (1 - load)) service times. */
  it.each([
    [0.5, 0.5],
    [0.8, 2],
    [0.9, 4.5],
  ])('waits as long as published at a load of %f', (load, waits) => {
    const { waitedMs, served } = queueAt(load, 2_000_000);
    expect(waitedMs / served / waits).toBeGreaterThan(0.95);
    expect(waitedMs / served / waits).toBeLessThan(1.05);
  });

  it('loses and doubles nothing', () => {
    const { arrived, served, left } = queueAt(0.9, 10_000);
    expect(served).toBeGreaterThan(8_000);
    expect(served + left).toBe(arrived);
  });

  it("obeys Little's law and the utilization law", () => {
    const forMs = 500_000;
    const { areaMs, inSystemMs, served, usedMs } = queueAt(0.8, forMs);
    const [mean, rate, spent] = [areaMs / forMs, served / forMs, inSystemMs / served];
    expect(mean / (rate * spent)).toBeCloseTo(1, 2);
    expect(usedMs / forMs).toBeCloseTo(rate * serviceMs, 3);
  });
});

describe('a machine', () => {
  it.each([
    [1, 1, 10],
    [1, 2, 20],
    [2, 2, 10],
    [2, 3, 15],
  ])('with %d cores ends tasks of 10 ms on %d threads after %d ms', (cores, threads, ends) => {
    const simulation = new Simulation();
    const machine = new Machine(simulation, cores);
    const ended: number[] = [];
    for (let thread = 0; thread < threads; thread += 1)
      new Thread(machine).do(10, () => ended.push(simulation.now));
    simulation.run(100);
    expect(ended).toHaveLength(threads);
    for (const at of ended) expect(at).toBeCloseTo(ends, 6);
    expect(machine.usedMs).toBeCloseTo(10 * threads, 6);
  });

  it('speeds up the remaining threads when one has finished', () => {
    const simulation = new Simulation();
    const machine = new Machine(simulation, 1);
    const ended: number[] = [];
    for (const cost of [2, 10]) new Thread(machine).do(cost, () => ended.push(simulation.now));
    simulation.run(100);
    expect(ended.map(Math.round)).toEqual([4, 12]);
  });
});
