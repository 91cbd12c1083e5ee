import type { Channel } from '@orbit-vine/contract/channels.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import * as z from 'zod/mini';
import { channelHref } from '../links.ts';
import { type ChannelLog, type PageQuery, timeline } from '../sync/log/channel-log.ts';
import { rangeAt } from '../sync/log/ranges.ts';

/** A row's distance below the list's top edge, the middle, or the end of the list. */
type Align = 'end' | 'middle' | number;

export type Target = { readonly messageId: string } | Anchor;

export interface Anchor {
  /** Infinity for the newest. */
  readonly seq: number;
  readonly align: Align;
}

/** A place with everything around it loaded. */
export interface OpenPosition extends Anchor {
  readonly message?: Message;
}

export const theNewest: Anchor = { seq: Number.POSITIVE_INFINITY, align: 'end' };
const unreadBelowPx = 120;

interface HistoryEntry {
  messageId: string | undefined;
  /** Where the reader was in this entry of the browser's history. */
  left: Anchor | undefined;
  /** The channel, unless the reader moves within it. */
  entered: Channel | undefined;
}

export function targetOf({ messageId, left, entered }: HistoryEntry): Target {
  if (left) return left;
  if (messageId !== undefined) return { messageId };
  if (entered?.firstUnread !== undefined) return { seq: entered.firstUnread, align: unreadBelowPx };
  return { ...theNewest };
}

/** The place, "missing" if there is no such message, or undefined if it has to be fetched. */
export function findPlace(log: ChannelLog, target: Target): OpenPosition | 'missing' | undefined {
  if (!('messageId' in target)) return reaches(log, target.seq) ? target : undefined;
  const { messageId } = target;
  if (!z.safeParse(z.uuid(), messageId).success) return 'missing';
  const message = log.messages.get(messageId.toLowerCase());
  if (message?.deleted && !message.moderated) return 'missing';
  return message && rangeAt(log.ranges, message.seq) && { seq: message.seq, align: 'middle', message };
}

/** A log that has fallen behind may lack unread messages. */
function reaches(log: ChannelLog, place: number): boolean {
  if (!rangeAt(log.ranges, place)) return false;
  const newestLoaded = Number.isFinite(place) ? (timeline(log, place).at(-1)?.seq ?? 0) : place;
  return place <= Math.max(newestLoaded, log.appliedSeq);
}

export function queryFor(target: Target): PageQuery {
  return 'messageId' in target ? { around: target.messageId } : { after: target.seq - 1 };
}

/** The address of a message that is not among those around its former place, since it was moved. */
export function placeAfterMove(around: readonly Message[], messageId: string): string | undefined {
  const id = messageId.toLowerCase();
  if (around.some((message) => message.id === id)) return undefined;
  const moved = around.find((message) => message.moved?.id === id)?.moved;
  return moved && channelHref(moved.channelId, id);
}

/** The messages that arrived unseen; `more` if others precede the loaded ones. */
export function countUnseen(log: ChannelLog, seen: number, ownId: string): { count: number; more: boolean } {
  const messages = timeline(log);
  const count = messages.filter(({ seq, author }) => seq > seen && author.id !== ownId).length;
  const from = rangeAt(log.ranges, Number.POSITIVE_INFINITY)?.from ?? 0;
  return { count, more: count > 0 && from > seen + 1 };
}

/** How far the channel is read without a gap, with these messages in view. */
export function readOn(
  messages: readonly Message[],
  read: number,
  inView: { readonly from: number; readonly to: number },
): number {
  const next = messages.findIndex(({ seq }) => seq > read);
  // Unread messages may precede the first loaded one.
  const first = (next > 0 && messages[next]?.seq) || read + 1;
  return inView.from <= first ? Math.max(read, inView.to) : read;
}
