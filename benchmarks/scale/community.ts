import type { Costs } from './costs.ts';

/** Assumptions about members; replace them by your community's figures. */
const assumed = {
  /** Share of all members, at the busiest hour. */
  onlineShare: 0.05,
  /** By each member online. */
  postsPerMinute: 0.1,
  /** For channels beyond the four of every community. */
  membersPerChannel: 500,
};

/** Where a design differs from the current one. */
export interface Design {
  /** Each page marks messages read by a request after each message, and requests the channels every two seconds. */
  pagesAsk: boolean;
  /**
   * Every socket gets a frame for each open channel with a change, once a second; otherwise one frame for all of
   * them.
   */
  activityByChannel: boolean;
}
export const asBuilt: Design = { pagesAsk: true, activityByChannel: true };

/** For each row of a statement that marks or reads many. */
const rowMs = 0.02;
/** Channels in the measured list; costs grow in proportion. */
const channelsMeasured = 4;
/** Seconds before a page marks messages read, and between two requests of the channels. */
const [marksAfterS, listsEveryS] = [0.6, 2];

export interface Community {
  online: number;
  postsPerSecond: number;
  /** Share of online members, and of messages, in each channel: Zipf's law. */
  shares: number[];
}

export function communityOf(members: number): Community {
  const count = 4 + Math.ceil(members / assumed.membersPerChannel);
  const weights = Array.from({ length: count }, (_, at) => 1 / (at + 1));
  const all = weights.reduce((sum, each) => sum + each, 0);
  const online = members * assumed.onlineShare;
  return {
    online,
    postsPerSecond: (online * assumed.postsPerMinute) / 60,
    shares: weights.map((each) => each / all),
  };
}

export interface Demand {
  /** Cores of all servers together, by cause. */
  server: Record<'posts' | 'frames' | 'activity' | 'marks' | 'lists', number>;
  database: Record<'posts' | 'reads' | 'marks' | 'lists', number>;
  hintsPerSecond: number;
}

/** The utilization law: a resource is busy for arrivals per second times the processor time of each. */
export function demandOf(
  { online, postsPerSecond, shares }: Community,
  servers: number,
  { server, database }: Costs,
  { pagesAsk, activityByChannel }: Design,
): Demand {
  const [serverS, databaseS] = [server, database].map((costs) =>
    Object.fromEntries(Object.entries(costs).map(([name, ms]) => [name, ms / 1_000])),
  ) as [Costs['server'], Costs['database']];
  const sum = (of: (posts: number, followers: number) => number) =>
    shares.reduce((all, share) => all + of(share * postsPerSecond, share * online), 0);
  const holding = (followers: number) => Math.min(servers, followers);
  const moved = sum((posts) => Math.min(1, posts));
  const marks = sum((posts, followers) => posts * Math.exp(-posts * marksAfterS) * followers);
  const lists = sum((posts, followers) => {
    const elsewhere = postsPerSecond - posts;
    return elsewhere === 0 ? 0 : followers / (listsEveryS + 1 / elsewhere);
  });
  const reads = sum((posts, followers) => posts * Math.max(0, holding(followers) - 1));
  const listOf = shares.length / channelsMeasured;
  const row = rowMs / 1_000;
  return {
    server: {
      posts: postsPerSecond * serverS.post + reads * serverS.changes,
      frames: sum((posts, followers) => posts * followers) * (serverS.socket + serverS.message),
      activity:
        serverS.socket *
        (activityByChannel
          ? sum((posts, followers) => Math.min(1, posts) * (online - followers))
          : Math.min(1, moved) * online),
      marks: pagesAsk ? marks * serverS.mark : marks * serverS.socket,
      lists: pagesAsk ? lists * listOf * serverS.list : 0,
    },
    database: {
      posts: postsPerSecond * databaseS.post,
      reads: reads * databaseS.changes,
      marks: marks * (pagesAsk ? databaseS.mark : row),
      lists: pagesAsk ? lists * listOf * databaseS.list : 0,
    },
    hintsPerSecond: postsPerSecond * servers,
  };
}

export const total = (parts: Record<string, number>) =>
  Object.values(parts).reduce((sum, each) => sum + each, 0);

export const largest = (parts: Record<string, number>) =>
  Object.entries(parts).reduce((most, each) => (each[1] > most[1] ? each : most))[0];
