const longestMs = 30_000;

/** 1 s, doubling up to the longest. */
export function retryDelayMs(failures: number): number {
  return Math.min(longestMs, 1_000 * 2 ** failures);
}

/**
 * Of a lost socket; one that a server lets go as it stops comes back sooner (`live-connection.ts`). The jitter keeps a
 * restarted server from meeting everybody at once.
 */
export function reconnectDelayMs(failures: number, random: number): number {
  return Math.min(longestMs, retryDelayMs(failures) * (1 + random));
}
