import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from './api.ts';
import { retryDelayMs } from './backoff.ts';

/** The server understood the request and refused it, and not just for now (429): a retry would be refused too. */
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
