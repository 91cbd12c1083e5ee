import type { HistoryPage } from '@orbit-vine/contract/messages.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { receiveChanges, receiveNewest, timeline } from './channel-log.ts';
import { logOf, resetLog, updateLog } from './channel-messages.ts';
import { message } from './sample-messages.ts';

afterEach(() => vi.unstubAllGlobals());

/** A log up to `seq`, and a server that answers when the test says so. */
function holding(seq: number) {
  const queryClient = new QueryClient();
  const page: HistoryPage = { messages: [message(seq)], quoted: [], newer: false, seq, more: true };
  queryClient.setQueryData(['messages', '1'], receiveNewest(undefined, page));
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const arrives = (newest: HistoryPage) => resolve(new Response(JSON.stringify(newest)));
  const shown = () => timeline(logOf(queryClient, '1') as never).map((shownMessage) => shownMessage.seq);
  return { queryClient, arrives, shown };
}

test('a change that arrives during a restart of the log is kept', async () => {
  const { queryClient, arrives, shown } = holding(100);
  const begun = resetLog(queryClient, '1');
  updateLog(queryClient, '1', (log) =>
    receiveChanges(log, { after: 5_000, seq: 5_001, messages: [message(5_001)], quoted: [] }),
  );
  arrives({ messages: [message(5_000)], quoted: [], newer: false, seq: 5_000, more: true });
  await begun;
  expect(shown()).toEqual([5_000, 5_001]);
  expect(logOf(queryClient, '1')).toMatchObject({ appliedSeq: 5_001, latestSeq: 5_001 });
});

test('a log ahead of a restored server is discarded', async () => {
  const { queryClient, arrives, shown } = holding(5_000);
  const begun = resetLog(queryClient, '1');
  arrives({ messages: [message(10)], quoted: [], newer: false, seq: 10, more: true });
  await begun;
  expect(shown()).toEqual([10]);
  expect(logOf(queryClient, '1')).toMatchObject({ appliedSeq: 10, latestSeq: 10 });
});
