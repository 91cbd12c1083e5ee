import { namedMembers } from '@orbit-vine/message-text/named-members.ts';
import type { Limiter } from '../platform/http/limiter.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { maxNotified } from './mention-notifications.ts';

interface NewText {
  content: string;
  replyTo?: string | undefined;
}

/**
 * Whether the author may notify so many members within this hour. If not, the message is stored and notifies no one.
 */
export async function mayNotify(
  limiter: Limiter,
  member: string,
  { content, replyTo }: NewText,
): Promise<boolean> {
  const others = Math.min(maxNotified, namedMembers(content).length) + (replyTo ? 1 : 0);
  if (others === 0) return true;
  try {
    await limiter.take('notifying', { member }, others);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
