import type { Message } from '@orbit-vine/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { retryDelayMs } from '../../platform/backoff.ts';
import { type ChannelLog, type PageQuery, timeline } from '../sync/log/channel-log.ts';
import { loadHistory } from '../sync/log/channel-messages.ts';
import { rangeAt } from '../sync/log/ranges.ts';
import { type OpenPosition, theNewest } from './opening.ts';
import { bounded, type RowWindow, windowAt, withEarlier, withLater } from './row-window.ts';

export interface Shown {
  readonly messages: readonly Message[];
  readonly before: Message | undefined;
  readonly live: boolean;
  readonly earlier: Further;
  readonly later: Further;
}

/** Beyond an end of the rows: nothing, loaded messages, or a page to fetch. */
export type Further = undefined | { readonly show: () => void } | { readonly fetch: () => Promise<unknown> };

function rowsAt(log: ChannelLog, place: number): RowWindow {
  const seqs = timeline(log, place).map(({ seq }) => seq);
  if (seqs.length > 0) return windowAt(seqs, place);
  return { from: rangeAt(log.ranges, place)?.from ?? 0, to: Number.POSITIVE_INFINITY };
}

export function useRows(channelId: string, log: ChannelLog, opened: OpenPosition, atEnd: boolean): Shown {
  const queryClient = useQueryClient();
  const [view, setView] = useState(() => ({ opened, window: rowsAt(log, opened.seq) }));
  const kept = useRef<readonly Message[]>([]);
  const range = rangeAt(log.ranges, view.window.from);
  const all = useMemo(() => (range ? timeline(log, range.from) : kept.current), [log, range]);
  const seqs = useMemo(() => all.map(({ seq }) => seq), [all]);

  const move = (window: RowWindow) => setView({ opened: view.opened, window });
  const fitting = range ? bounded(seqs, view.window, atEnd) : view.window;
  if (view.opened !== opened) setView({ opened, window: rowsAt(log, opened.seq) });
  else if (!range && atEnd) move(rowsAt(log, theNewest.seq));
  else if (fitting !== view.window) move(fitting);

  // The log was restarted while the reader was elsewhere: their rows stay, and are fetched again.
  const lost = range === undefined;
  const { from } = view.window;
  useEffect(() => {
    if (!lost) return;
    let timer: ReturnType<typeof setTimeout>;
    const fetchAgain = (failures: number) =>
      loadHistory(queryClient, channelId, { after: from - 1 }).catch(() => {
        timer = setTimeout(() => fetchAgain(failures + 1), retryDelayMs(failures));
      });
    void fetchAgain(0);
    return () => clearTimeout(timer);
  }, [queryClient, channelId, lost, from]);
  useEffect(() => {
    kept.current = all;
  }, [all]);

  const { window } = view;
  const messages = useMemo(
    () => all.filter(({ seq }) => window.from <= seq && seq <= window.to),
    [all, window],
  );
  const further = (next: RowWindow | undefined, pageQuery: PageQuery | undefined): Further => {
    // As a transition, so that typing and pointing come first.
    if (next) return { show: () => startTransition(() => move(next)) };
    return pageQuery && { fetch: () => loadHistory(queryClient, channelId, pageQuery) };
  };
  return {
    messages,
    before: messages[0] && all[all.indexOf(messages[0]) - 1],
    live: window.to === Number.POSITIVE_INFINITY && range?.to === Number.POSITIVE_INFINITY,
    earlier: further(withEarlier(seqs, window), range && range.from > 0 ? { before: range.from } : undefined),
    later: further(
      withLater(seqs, window),
      range && Number.isFinite(range.to) ? { after: range.to } : undefined,
    ),
  };
}
