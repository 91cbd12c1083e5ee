const longestMs = 30_000;

export function retryDelayMs(failures: number): number {
  return Math.min(longestMs, 1_000 * 2 ** failures);
}

/**
 * The wait after a lost socket; after a server stops, `live-connection.ts` reconnects sooner. The jitter keeps all clients
 * from reconnecting to a restarted server at once.
 */
export function reconnectDelayMs(failures: number, random: number): number {
  return Math.min(longestMs, retryDelayMs(failures) * (1 + random));
}
