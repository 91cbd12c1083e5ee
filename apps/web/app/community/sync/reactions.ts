import {
  addReaction,
  type Message,
  type ReactionType,
  removeReaction,
} from '@orbit-vine/contract/messages.ts';
import { call } from '../../platform/api.ts';
import { createWishes, type WishesOptions } from './wishes.ts';

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

interface ReactionsOptions extends WishesOptions {
  readonly memberId: string;
}

export function createReactions({ memberId, ...options }: ReactionsOptions) {
  const wishes = createWishes<boolean>({
    ...options,
    failure: 'Error toggling reaction',
    send: (key, reacted) => {
      const [messageId = '', type] = key.split(':');
      const endpoint = reacted ? addReaction : removeReaction;
      return call(endpoint, { params: { messageId, type: type as ReactionType } });
    },
  });
  const wishFor = (messageId: string, type: ReactionType) => wishes.of(keyOf(messageId, type));
  return {
    subscribe: wishes.subscribe,
    wishFor,
    toggle(message: Message, type: ReactionType): void {
      const { mine } = reactionView(message, type, memberId, wishFor(message.id, type));
      wishes.wish(keyOf(message.id, type), !mine);
    },
  };
}
