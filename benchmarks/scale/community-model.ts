import { type Community, type Design, demandOf, total } from './community.ts';
import type { Costs } from './costs.ts';
import { exponential, Machine, Simulation, seededRandom, Thread } from './simulation.ts';

const hintMs = 0.5;
/** Servers handle pages' requests in pieces, between other work. */
const pieceMs = 5;

export interface Place {
  servers: number;
  databaseCores: number;
}

/**
 * Posts that arrive at random, on several servers of one core each and one database. Pages' other requests arrive as
 * a steady stream of pieces. Only for demands that the servers and the database can bear.
 */
export function simulateCommunity(
  community: Community,
  place: Place,
  costs: Costs,
  design: Design,
  forMs: number,
) {
  const simulation = new Simulation();
  const random = seededRandom(41);
  const servers = Array.from({ length: place.servers }, () => new Thread(new Machine(simulation, 1)));
  const machine = new Machine(simulation, place.databaseCores);
  const connections = Array.from({ length: 16 * place.servers }, () => new Thread(machine));
  const seen = { posts: 0, sent: 0, heardBy: 0, due: 0, heard: [] as { ms: number; sockets: number }[] };
  const any = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  const channel = picker(community.shares, random);

  function tell(server: Thread, sockets: number, sentAt: number) {
    server.do((costs.server.socket + costs.server.message) * sockets, () => {
      seen.heardBy += sockets;
      seen.heard.push({ ms: simulation.now - sentAt, sockets });
    });
  }

  function post() {
    seen.sent += 1;
    const sentAt = simulation.now;
    const origin = any(servers);
    const followers = (community.shares[channel()] ?? 0) * community.online;
    const holding = Math.min(servers.length, Math.max(1, Math.floor(followers)));
    origin.do(costs.server.post, () =>
      any(connections).do(costs.database.post, () =>
        simulation.after(costs.commitWaits, () => {
          seen.posts += 1;
          seen.due += followers;
          tell(origin, followers / holding, sentAt);
          for (const other of servers.filter((server) => server !== origin).slice(0, holding - 1))
            simulation.after(hintMs, () =>
              any(connections).do(costs.database.changes, () =>
                other.do(costs.server.changes, () => tell(other, followers / holding, sentAt)),
              ),
            );
        }),
      ),
    );
    simulation.after(exponential(random, 1_000 / community.postsPerSecond), post);
  }

  const { server, database } = demandOf(community, place.servers, costs, design);
  const stream = (threads: Thread[], cores: number) => {
    if (cores <= 0) return;
    const begin = () => {
      any(threads).do(pieceMs);
      simulation.after(exponential(random, pieceMs / cores), begin);
    };
    begin();
  };
  stream(servers, server.activity + server.marks + server.lists);
  stream(connections, database.marks + database.lists);
  post();
  simulation.run(forMs);
  const used = servers.reduce((sum, each) => sum + each.usedMs, 0) / forMs;
  return {
    ...seen,
    serverCores: used,
    databaseCores: machine.usedMs / forMs,
    demand: { server: total(server), database: total(database) },
  };
}

function picker(shares: number[], random: () => number): () => number {
  const sums: number[] = [];
  for (const share of shares) sums.push((sums.at(-1) ?? 0) + share);
  return () => {
    const at = random();
    return Math.max(
      0,
      sums.findIndex((sum) => sum > at),
    );
  };
}

/** The delay within which this share of all deliveries arrives. */
export function quantileOf(heard: { ms: number; sockets: number }[], share: number): number {
  const sorted = heard.toSorted((one, other) => one.ms - other.ms);
  let left = share * sorted.reduce((sum, { sockets }) => sum + sockets, 0);
  for (const { ms, sockets } of sorted) {
    left -= sockets;
    if (left <= 0) return ms;
  }
  return Number.NaN;
}
