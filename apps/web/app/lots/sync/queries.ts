import type { Winery } from '@orbit-vine/contract/lots.ts';
import { getCellar, listWineries, listWineryChanges } from '@orbit-vine/contract/lots-endpoints.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { forgetOtherBooks, lotsKey } from '../../platform/lots-on-device.ts';
import { json, storedBy } from '../../platform/stored.ts';
import { type KeptBook, keepBook, keptBook, withChanges } from './kept-book.ts';

const keptWineries = storedBy((memberId: string) => ({
  key: lotsKey(memberId, 'wineries'),
  fallback: undefined,
  ...json((parsed): Winery[] | undefined => (Array.isArray(parsed) ? parsed : undefined)),
}));

export function wineriesQuery(memberId: string) {
  return queryOptions({
    queryKey: ['lots', 'wineries', memberId],
    queryFn: async ({ signal }) => {
      const wineries = await call(listWineries, { signal });
      keptWineries(memberId).set(wineries);
      forgetOtherBooks(
        memberId,
        wineries.map(({ id }) => id),
      );
      return wineries;
    },
    initialData: () => keptWineries(memberId).get(),
    initialDataUpdatedAt: 0,
  });
}

export const bookKey = (memberId: string, wineryId: string) => ['lots', 'book', memberId, wineryId];

/** Shows and stores the server's answer at once: the connection may be gone before the next refetch. */
export function addToBook(
  queryClient: QueryClient,
  {
    memberId,
    wineryId,
    ...answer
  }: Pick<KeptBook, 'entries' | 'messages'> & Record<'memberId' | 'wineryId', string>,
): void {
  const queryKey = bookKey(memberId, wineryId);
  const cached = queryClient.getQueryData<KeptBook>(queryKey);
  if (cached) {
    const book = { ...cached, ...withChanges(cached, answer) };
    queryClient.setQueryData(queryKey, book);
    keepBook(memberId, book);
  }
  void queryClient.invalidateQueries({ queryKey });
}

/** Refetches when the socket says so, and each minute in case the socket is down. */
export function bookQuery(queryClient: QueryClient, memberId: string, wineryId: string) {
  const queryKey = bookKey(memberId, wineryId);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<KeptBook> => {
      const cached = queryClient.getQueryData<KeptBook>(queryKey);
      const book = { ...(await catchUp(cached, wineryId, signal)), fetchedAt: new Date().toISOString() };
      keepBook(memberId, book);
      return book;
    },
    initialData: () => keptBook(memberId, wineryId).get(),
    initialDataUpdatedAt: 0,
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });
}

async function catchUp(
  cached: KeptBook | undefined,
  wineryId: string,
  signal: AbortSignal,
): Promise<KeptBook> {
  const params = { wineryId };
  let rows: Pick<KeptBook, 'entries' | 'messages'> = cached ?? { entries: [], messages: [] };
  let seq = cached?.seq ?? 0;
  for (;;) {
    const changes = await call(listWineryChanges, { params, query: { after: seq }, signal });
    rows = withChanges(rows, changes);
    seq = changes.seq;
    if (changes.more) continue;
    const isNew = !cached || changes.cellarSeq > cached.seq;
    return { cellar: isNew ? await call(getCellar, { params, signal }) : cached.cellar, ...rows, seq };
  }
}
