import {
  addReaction,
  type Message,
  type ReactionType,
  removeReaction,
} from '@orbit-vine/contract/messages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call, ProblemError } from '../../platform/api.ts';
import { observable } from '../../platform/observable.ts';
import { showToast } from '../../ui/toast.tsx';
import { receiveMessage } from './log/channel-log.ts';
import { updateLog } from './log/channel-messages.ts';

/** Reactions that the server has not acknowledged, by message and type. */
type Wishes = ReadonlyMap<string, boolean>;

const keyOf = (messageId: string, type: ReactionType) => `${messageId}:${type}`;

export interface ReactionView {
  readonly count: number;
  readonly mine: boolean;
}

export function reactionView(
  message: Message,
  type: ReactionType,
  memberId: string,
  wish: boolean | undefined,
): ReactionView {
  const others = message.reactions[type].filter((id) => id !== memberId).length;
  const mine = wish ?? message.reactions[type].includes(memberId);
  return { count: others + (mine ? 1 : 0), mine };
}

interface ReactionsOptions {
  readonly queryClient: QueryClient;
  readonly memberId: string;
  readonly onUnauthenticated: () => void;
}

/** Shows reactions at once; quick changes are sent one after another, and only the last counts. */
export function createReactions({ queryClient, memberId, onUnauthenticated }: ReactionsOptions) {
  const wishes = observable<Wishes>(new Map());
  const underway = new Set<string>();

  const wish = (key: string, reacted: boolean | undefined) => {
    const next = new Map(wishes.get());
    if (reacted === undefined) next.delete(key);
    else next.set(key, reacted);
    wishes.set(next);
  };

  const settle = async ({ id, channelId }: Message, type: ReactionType) => {
    const key = keyOf(id, type);
    if (underway.has(key)) return;
    underway.add(key);
    try {
      for (let sent: boolean | undefined; wishes.get().get(key) !== sent; ) {
        sent = wishes.get().get(key);
        const endpoint = sent ? addReaction : removeReaction;
        const answer = await call(endpoint, { params: { messageId: id, type } });
        updateLog(queryClient, channelId, (log) => receiveMessage(log, answer));
      }
    } catch (reason) {
      if (!(reason instanceof ProblemError)) throw reason;
      if (reason.code === 'UNAUTHENTICATED') onUnauthenticated();
      else showToast({ title: 'Error toggling reaction', description: reason.title, destructive: true });
    } finally {
      underway.delete(key);
      wish(key, undefined);
    }
  };

  const wishFor = (messageId: string, type: ReactionType) => wishes.get().get(keyOf(messageId, type));
  return {
    subscribe: wishes.subscribe,
    wishFor,
    toggle(message: Message, type: ReactionType): void {
      const { mine } = reactionView(message, type, memberId, wishFor(message.id, type));
      wish(keyOf(message.id, type), !mine);
      void settle(message, type);
    },
  };
}
