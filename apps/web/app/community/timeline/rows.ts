import { formerMember } from '@orbit-vine/contract/members.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';

/** A message as it stands in a conversation. */
export interface Row {
  readonly message: Message;
  /** The day it was written, where that is another than the message's before. */
  readonly day: Date | undefined;
  /** The first that the reader has not read. */
  readonly firstNew: boolean;
  /** By the author of the one before, soon after it: name and picture need not be said again. */
  readonly grouped: boolean;
}

/** How long after a message the author's next counts as its continuation. */
const continuedWithinMs = 5 * 60_000;

/** Rows for these messages; `before` is the message above the first of them, if there is one. */
export function rowsOf(
  messages: readonly Message[],
  { before, firstNew }: { before: Message | undefined; firstNew: number | undefined },
): Row[] {
  return messages.map((message, at) => {
    const above = messages[at - 1] ?? before;
    const written = new Date(message.createdAt);
    const newDay = !above || !sameDay(above, message);
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

interface Said {
  readonly author: { readonly id: string };
  readonly createdAt: string;
}

/** Whether what is said goes on from what was said above it. */
export function continues(above: Said | undefined, said: Said & { readonly replyTo?: unknown }): boolean {
  const { author, replyTo, createdAt } = said;
  if (!above || replyTo !== undefined || above.author.id !== author.id || !sameDay(above, said)) return false;
  // Former members are several people under one name.
  if (author.id === formerMember.id) return false;
  return Date.parse(createdAt) - Date.parse(above.createdAt) < continuedWithinMs;
}

const sameDay = (above: Said, said: Said) =>
  dayOf(new Date(above.createdAt)) === dayOf(new Date(said.createdAt));

/** A day of the reader's own calendar, as something to compare. */
function dayOf(date: Date): string {
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
}

const sameYear = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' });
const otherYear = new Intl.DateTimeFormat('en', { dateStyle: 'full' });

export function dayName(day: Date, now: Date): string {
  if (dayOf(day) === dayOf(now)) return 'Today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (dayOf(day) === dayOf(yesterday)) return 'Yesterday';
  return (day.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(day);
}
