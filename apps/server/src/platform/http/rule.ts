export interface Rule {
  /**
   * Whose requests share a counter. A network is an IPv4 address or an IPv6 /64, a wider one an IPv6 /48; `email` is
   * the address of an account, and `everyone` the whole site.
   */
  by: 'member' | 'network' | 'wider network' | 'email' | 'email and network' | 'device' | 'everyone';
  points: number;
  seconds: number;
  /** Counted in each server's memory, so that a flood does not become queries. */
  perServer?: true;
}

export const tenSeconds = 10;
export const minute = 60;
export const hour = 3_600;
export const day = 24 * hour;

/** A network may do as much as this many members, since a whole class can share an address. */
const membersPerNetwork = 20;

export const rule = <By extends Rule['by']>(by: By, points: number, seconds: number) => ({
  by,
  points,
  seconds,
});
export const network = (points: number, seconds: number) => rule('network', points, seconds);
export const networkPerServer = (points: number, seconds: number): Rule => ({
  ...network(points, seconds),
  perServer: true,
});
export const everyone = (points: number, seconds: number) => rule('everyone', points, seconds);
export const member = (points: number, seconds: number): Rule[] => [
  networkPerServer(points * membersPerNetwork, seconds),
  rule('member', points, seconds),
];
/** For frequent requests: a count in the database would cost more than the answer. */
export const memberPerServer = (points: number, seconds: number): Rule[] =>
  member(points, seconds).map((each) => ({ ...each, perServer: true }));
