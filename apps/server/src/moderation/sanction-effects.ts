import type { Sanction } from '@orbit-vine/contract/moderation.ts';
import type { ClearRemoved } from '../attachments/remove-files.ts';
import type { Visitor } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import { removeMessagesOf } from '../messages/bulk-delete-messages.ts';
import { declineHeldOf } from '../messages/hold-message.ts';
import type { Database } from '../platform/db/database.ts';
import type { Post } from './sanctions.ts';

interface Parts {
  database: Database;
  bus: Bus;
  clearRemoved: ClearRemoved;
  post: Post;
}

interface Sanctioned {
  memberId: string;
  sanction?: Sanction | undefined;
  endedSessions?: string[];
  by: Visitor;
}

export type SanctionEffects = ReturnType<typeof createSanctionEffects>;

/** What follows the transaction of a sanction. */
export function createSanctionEffects({ database, bus, clearRemoved, post }: Parts) {
  /** Makes the member's pages reload who they are, and closes the sockets of ended sessions on every server. */
  const announce = (memberId: string, endedSessions: string[] = []) => {
    bus.changeMember(memberId);
    bus.notice([memberId]);
    post.mail.wake();
    for (const sessionId of endedSessions) bus.endSession(sessionId);
  };
  /** If it is interrupted, the same sanction once more removes the rest. */
  const follow = async ({ memberId, sanction, endedSessions, by }: Sanctioned) => {
    announce(memberId, endedSessions);
    if (sanction?.kind !== 'suspension' || !sanction.removeMessages) return;
    bus.notice(await declineHeldOf(database, memberId));
    await removeMessagesOf(database, bus, { memberId, by: by.userId, reason: sanction.text ?? '' });
    await clearRemoved();
  };
  return { announce, follow };
}
