import { limits } from '@orbit-vine/contract/limits.ts';
import { type HistoryPage, listChanges, listMessages } from '@orbit-vine/contract/messages.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { retryDelayMs } from '../../../platform/backoff.ts';
import { isRefusal } from '../../../platform/query-client.ts';
import {
  type ChannelLog,
  changesOfPage,
  evictFarFrom,
  isBehind,
  type PageQuery,
  receiveChanges,
  receiveHistory,
  receiveNewest,
} from './channel-log.ts';

const keyOf = (channelId: string) => ['messages', channelId] as const;

export function messagesQuery(queryClient: QueryClient, channelId: string) {
  return queryOptions({
    queryKey: keyOf(channelId),
    queryFn: async ({ signal }) => {
      const page = await call(listMessages, {
        params: { channelId },
        query: { limit: limits.historyPage },
        signal,
      });
      return receiveNewest(logOf(queryClient, channelId), page);
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}

export function logOf(queryClient: QueryClient, channelId: string): ChannelLog | undefined {
  return queryClient.getQueryData<ChannelLog>(keyOf(channelId));
}

export function updateLog(
  queryClient: QueryClient,
  channelId: string,
  change: (log: ChannelLog) => ChannelLog,
): void {
  queryClient.setQueryData<ChannelLog>(keyOf(channelId), (log) => log && change(log));
}

/** Restarts the log from the newest page, when the server cannot continue it. */
export async function resetLog(queryClient: QueryClient, channelId: string): Promise<void> {
  const appliedSeq = logOf(queryClient, channelId)?.appliedSeq ?? 0;
  const page = await call(listMessages, { params: { channelId }, query: { limit: limits.historyPage } });
  // A server with a smaller `seq` was restored from a backup, so the log is discarded.
  const forget = page.seq < appliedSeq;
  updateLog(queryClient, channelId, (log) => receiveNewest(forget ? undefined : log, page));
}

/** A page read during a reset is too old, and is requested again. */
const attempts = 3;

export async function loadHistory(
  queryClient: QueryClient,
  channelId: string,
  query: PageQuery,
): Promise<HistoryPage> {
  for (let attempt = 1; ; attempt += 1) {
    const page = await call(listMessages, {
      params: { channelId },
      query: { ...query, limit: limits.historyPage },
    });
    const tooOld = page.seq < (logOf(queryClient, channelId)?.floorSeq ?? 0);
    if (tooOld && attempt < attempts) continue;
    const place = page.messages[0]?.seq ?? 0;
    updateLog(queryClient, channelId, (log) => evictFarFrom(receiveHistory(log, query, page), place));
    return page;
  }
}

const catchingUp = new Set<string>();

/** Fetches missing changes page by page. Live changes that arrive at the same time are merged. */
export async function catchUp(queryClient: QueryClient, channelId: string): Promise<void> {
  if (catchingUp.has(channelId)) return;
  catchingUp.add(channelId);
  try {
    for (let failures = 0; failures < 5; ) {
      const log = logOf(queryClient, channelId);
      if (!log || !isBehind(log)) return;
      const advanced = await fetchChanges(queryClient, channelId, log.appliedSeq);
      if (advanced === 'refused') return;
      if (advanced) failures = 0;
      else await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failures++)));
    }
  } finally {
    catchingUp.delete(channelId);
  }
}

async function fetchChanges(
  queryClient: QueryClient,
  channelId: string,
  after: number,
): Promise<boolean | 'refused'> {
  try {
    const page = await call(listChanges, { params: { channelId }, query: { after } });
    updateLog(queryClient, channelId, (log) => receiveChanges(log, changesOfPage(after, page)));
    return (logOf(queryClient, channelId)?.appliedSeq ?? 0) > after;
  } catch (reason) {
    return isRefusal(reason) ? 'refused' : false;
  }
}
