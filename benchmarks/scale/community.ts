import type { Costs } from './costs.ts';

/** Assumptions about members; replace them by your community's figures. */
const assumed = {
  /** Of all members, at the busiest hour. */
  onlineShare: 0.05,
  /** Of a member who is online. */
  postsPerMinute: 0.1,
  /** Beside the four that every community has. */
  membersPerChannel: 500,
};

/** What a design changes of the way it is built now. */
export interface Design {
  /** Each page marks what it has read by a request after each message, and asks for the channels every two seconds. */
  pagesAsk: boolean;
  /** Every socket hears of each open channel that moved, once a second; otherwise of all of them in one frame. */
  activityByChannel: boolean;
}
export const asBuilt: Design = { pagesAsk: true, activityByChannel: true };

/** Of a row of a statement that marks or reads many. */
const rowMs = 0.02;
/** In the list that was measured; a list of more costs more in proportion. */
const channelsMeasured = 4;
/** Before a page marks what it has read, and between two lists of channels. */
const [marksAfterS, listsEveryS] = [0.6, 2];

export interface Community {
  online: number;
  postsPerSecond: number;
  /** Of online members, and of messages, in each channel: Zipf's law. */
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
  /** Cores, of all servers together, by what takes them. */
  server: Record<'posts' | 'frames' | 'activity' | 'marks' | 'lists', number>;
  database: Record<'posts' | 'reads' | 'marks' | 'lists', number>;
  hintsPerSecond: number;
}

/** The utilization law: a part is busy for arrivals per second times the processor time that each takes. */
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

/** The part that takes most. */
export const largest = (parts: Record<string, number>) =>
  Object.entries(parts).reduce((most, each) => (each[1] > most[1] ? each : most))[0];
