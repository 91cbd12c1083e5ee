import type { Logger } from 'pino';
import { countUnread } from '../inbox/inbox.ts';
import type { Database } from '../platform/db/database.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import { encodeFrame, type Listener } from './listener.ts';

/** What happens within this time is counted at once, also when everybody comes back to a restarted server. */
const gatherMs = 200;

interface Parts {
  database: Database;
  log: Logger;
  /** All sockets of this server. */
  listeners: ReadonlySet<Listener>;
}

/** Tells members how much in their inbox they have not read, on each of their sockets here. */
export function sendUnreadCounts({ database, log, listeners }: Parts) {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const tell = async () => {
    timer = undefined;
    const told = Array.from(listeners).filter(({ memberId }) => waiting.has(memberId));
    waiting.clear();
    if (told.length === 0) return;
    try {
      const counted = await countUnread(database, [...new Set(told.map(({ memberId }) => memberId))]);
      for (const listener of told) {
        const unread = counted.get(listener.memberId);
        if (unread && listeners.has(listener)) listener.send(encodeFrame({ type: 'inbox', ...unread }));
      }
    } catch (error) {
      log.warn({ failure: describeFailure(error) }, 'members were not told what is unread in their inbox');
    }
  };

  return {
    changed(memberIds: string[]) {
      for (const id of memberIds) waiting.add(id);
      timer ??= setTimeout(() => void tell(), gatherMs);
    },
    close: () => clearTimeout(timer),
  };
}
