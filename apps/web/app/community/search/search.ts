import { searchMessages } from '@orbit-vine/contract/search.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export const searchQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal, pageParam }) => call(searchMessages, { query: { q, ...pageParam }, signal }),
    initialPageParam: {} as { page?: string },
    getNextPageParam: ({ next }) => (next ? { page: next } : undefined),
    enabled: q !== '',
    // Long enough to return to the results, short enough to find new messages.
    staleTime: 30_000,
  });

export const pauseMs = 350;
