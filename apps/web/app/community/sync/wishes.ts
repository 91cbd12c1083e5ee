import type { Message } from '@orbit-vine/contract/messages.ts';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { ProblemError } from '../../platform/api.ts';
import { observable } from '../../platform/observable.ts';
import { showToast } from '../../ui/toast.tsx';
import { receiveMessage } from './log/channel-log.ts';
import { updateLog } from './log/channel-messages.ts';

export interface WishesOptions {
  readonly queryClient: QueryClient;
  readonly onUnauthenticated: () => void;
}

interface Sending<Value> extends WishesOptions {
  /** The title of the toast for a failure. */
  readonly failure: string;
  readonly send: (key: string, value: Value) => Promise<Message>;
}

/** React Query shows a change in a later task: without the wish until then, the page would show the state before. */
const shown = () => new Promise<void>((resolve) => notifyManager.schedule(resolve));

/**
 * The member's responses to messages that the server has not acknowledged, by key. Each shows at once; quick changes are
 * sent one after another, and only the last counts.
 */
export function createWishes<Value>({ queryClient, onUnauthenticated, failure, send }: Sending<Value>) {
  const wishes = observable<ReadonlyMap<string, Value>>(new Map());
  const underway = new Set<string>();

  const store = (key: string, value: Value | undefined) => {
    const next = new Map(wishes.get());
    if (value === undefined) next.delete(key);
    else next.set(key, value);
    wishes.set(next);
  };

  const settle = async (key: string) => {
    if (underway.has(key)) return;
    underway.add(key);
    try {
      for (let sent: Value | undefined; wishes.get().get(key) !== sent; ) {
        sent = wishes.get().get(key);
        if (sent === undefined) break;
        const answer = await send(key, sent);
        updateLog(queryClient, answer.channelId, (log) => receiveMessage(log, answer));
        await shown();
      }
    } catch (reason) {
      if (!(reason instanceof ProblemError)) throw reason;
      if (reason.code === 'UNAUTHENTICATED') onUnauthenticated();
      else showToast({ title: failure, description: reason.title, destructive: true });
    } finally {
      underway.delete(key);
      store(key, undefined);
    }
  };

  return {
    subscribe: wishes.subscribe,
    of: (key: string) => wishes.get().get(key),
    wish(key: string, value: Value): void {
      store(key, value);
      void settle(key);
    },
  };
}
