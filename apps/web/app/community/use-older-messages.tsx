import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ChannelLog } from './channel-log.ts';
import { loadHistory } from './channel-messages.ts';
import { SmallButton } from './small-button.tsx';

/** Older messages are fetched before the reader gets there. */
const aheadPx = '800px';

type OlderState = 'idle' | 'loading' | 'failed';

/** Loads history upward as the reader comes near its edge; `edge` is what stands there. */
export function useOlderMessages(
  channelId: string,
  log: ChannelLog,
  list: RefObject<HTMLElement | null>,
): { edge: ReactNode } {
  const queryClient = useQueryClient();
  const [state, setState] = useState<OlderState>('idle');
  const loading = useRef(false);
  const edge = useRef<HTMLDivElement>(null);
  const from = log.stretches.at(-1)?.from ?? 0;
  const more = from > 0;

  const load = useCallback(async () => {
    if (loading.current) return;
    loading.current = true;
    setState('loading');
    try {
      await loadHistory(queryClient, channelId, { before: from });
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      loading.current = false;
    }
  }, [queryClient, channelId, from]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: observed anew after each page, which may not fill the view.
  useEffect(() => {
    const element = edge.current;
    if (!element || state !== 'idle') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load(), {
      root: list.current,
      rootMargin: aheadPx,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, load, state, from]);

  if (!more) return { edge: null };
  return {
    edge: (
      <div ref={edge} className="flex min-h-9 items-center justify-center gap-3 text-sm text-muted">
        <p>{state === 'failed' ? 'Older messages could not be loaded.' : 'Loading older messages…'}</p>
        {state === 'failed' && <SmallButton label="Retry" onClick={() => void load()} />}
      </div>
    ),
  };
}
