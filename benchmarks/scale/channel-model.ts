import type { Size } from '../fan-out/load.ts';
import type { Costs, Unit } from './costs.ts';
import { Machine, Simulation, Thread } from './simulation.ts';

/** A frame is written to its sockets in this many steps, so that readers read while the server writes. */
const steps = 10;

/** The `fan-out` benchmark: one channel, one server, and the load on the same machine. */
export function predictFanOut(costs: Costs, { sockets, posters }: Size, cores: number, forMs = 10_000) {
  const simulation = new Simulation();
  const machine = new Machine(simulation, cores);
  const [server, database, load] = [new Thread(machine), new Thread(machine), new Thread(machine)];
  const waiting: (() => void)[] = [];
  const seen = {
    sent: 0,
    posts: 0,
    frames: 0,
    delivered: 0,
    acknowledged: [] as number[],
    heard: [] as number[],
  };
  let unheard: number[] = [];
  let [storing, sending] = [false, false];

  function post() {
    const sentAt = simulation.now;
    seen.sent += 1;
    load.doAfter(steps, costs.load.post, () =>
      server.do(costs.server.post, () => {
        waiting.push(() => {
          unheard.push(sentAt);
          // Node serves its connections in turn, so an answer waits for at most one frame of all sockets.
          load.doAfter(steps, 0, () => {
            seen.posts += 1;
            seen.acknowledged.push(simulation.now - sentAt);
            post();
          });
        });
        if (!storing) store();
      }),
    );
  }

  function store() {
    storing = true;
    const together = waiting.splice(0);
    database.do(costs.database.post * together.length, () =>
      simulation.after(costs.commitWaits, () => {
        for (const stored of together) stored();
        if (!sending) send();
        if (waiting.length > 0) store();
        else storing = false;
      }),
    );
  }

  function send() {
    sending = true;
    const messages = unheard;
    unheard = [];
    const costOf = ({ socket, message }: Unit) => ((socket + message * messages.length) * sockets) / steps;
    seen.frames += 1;
    let began = 0;
    // The answer of a commit is followed by the frame, and then by waiting requests.
    server.doAfter(0, 0, () => {
      began = simulation.now;
    });
    for (let step = 1; step <= steps; step += 1)
      server.doAfter(step, costOf(costs.server), () => {
        load.do(costOf(costs.load), () => {
          for (const sentAt of messages) seen.heard.push(simulation.now - sentAt);
          seen.delivered += (messages.length * sockets) / steps;
        });
        if (step === steps) simulation.after(simulation.now - began, sendMore);
      });
  }
  function sendMore() {
    if (unheard.length > 0) send();
    else sending = false;
  }

  for (let poster = 0; poster < posters; poster += 1) post();
  simulation.run(forMs);
  return { ...seen, postsPerSecond: (seen.posts / forMs) * 1_000, waiting: waiting.length + unheard.length };
}
