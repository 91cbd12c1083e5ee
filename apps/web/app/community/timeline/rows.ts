import { formerMember } from '@orbit-vine/contract/members.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { dateFormat } from '../../platform/formatters.ts';

export interface Row {
  readonly message: Message;
  /** Set if it differs from the previous message's. */
  readonly day: Date | undefined;
  readonly firstNew: boolean;
  readonly grouped: boolean;
}

const continuedWithinMs = 5 * 60_000;

export function rowsOf(
  messages: readonly Message[],
  { before, firstNew }: { before: Message | undefined; firstNew: number | undefined },
): Row[] {
  return messages.map((message, at) => {
    const above = messages[at - 1] ?? before;
    const written = new Date(message.createdAt);
    // Moved messages stand among newer ones, and have their own time.
    const dated = messages.slice(0, at).findLast(inOrder) ?? (before && inOrder(before) ? before : undefined);
    const newDay = inOrder(message) && !(dated && sameDay(dated, message));
    const isNew = (seq: number) => firstNew !== undefined && seq >= firstNew;
    const first = isNew(message.seq) && !(above && isNew(above.seq));
    return {
      message,
      day: newDay ? written : undefined,
      firstNew: first,
      grouped: !first && continues(above, message),
    };
  });
}

interface Authored {
  readonly author: { readonly id: string };
  readonly createdAt: string;
  readonly movedFrom?: unknown;
}

export function continues(
  above: Authored | undefined,
  message: Authored & { readonly replyTo?: unknown },
): boolean {
  const { author, replyTo, createdAt } = message;
  if (!above || replyTo !== undefined || above.author.id !== author.id || !sameDay(above, message))
    return false;
  if (!inOrder(above) || !inOrder(message)) return false;
  // Former members are several people under one name.
  if (author.id === formerMember.id) return false;
  return Date.parse(createdAt) - Date.parse(above.createdAt) < continuedWithinMs;
}

const inOrder = ({ movedFrom }: Pick<Authored, 'movedFrom'>) => movedFrom === undefined;

const sameDay = (above: Authored, message: Authored) =>
  dayOf(new Date(above.createdAt)) === dayOf(new Date(message.createdAt));

function dayOf(date: Date): string {
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
}

const sameYear = dateFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long' });
const otherYear = dateFormat('en-US', { dateStyle: 'full' });

export function dayName(day: Date, now: Date): string {
  if (dayOf(day) === dayOf(now)) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (dayOf(day) === dayOf(yesterday)) return 'Yesterday';
  return day.getFullYear() === now.getFullYear() ? sameYear(day) : otherYear(day);
}
