import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './api.ts';

/** 1 s, doubling, at most 30 s. */
export function retryDelayMs(failures: number): number {
  return Math.min(30_000, 1_000 * 2 ** failures);
}

/**
 * Of a lost socket; one that a server lets go as it stops comes back sooner (`live-connection.ts`). The jitter keeps a
 * restarted server from meeting everybody at once.
 */
export function reconnectDelayMs(failures: number, random: number): number {
  return Math.min(30_000, retryDelayMs(failures) * (1 + random));
}

/** The server understood and said no, and not only "not now": asking again would not change that. */
export function isRefusal(reason: unknown): boolean {
  return (
    reason instanceof ProblemError && reason.status >= 400 && reason.status < 500 && reason.status !== 429
  );
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, reason) => failures < 1 && !isRefusal(reason),
        retryDelay: retryDelayMs,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        // A server on the same machine answers without a network.
        networkMode: 'always',
      },
    },
  });
}
