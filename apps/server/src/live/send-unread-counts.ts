import type { Logger } from 'pino';
import { countUnread } from '../inbox/inbox.ts';
import type { Database } from '../platform/db/database.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import { encodeFrame, type Listener } from './listener.ts';

/** Counts requested within this time share one query, also when all clients reconnect to a restarted server. */
const gatherMs = 200;

interface Parts {
  database: Database;
  log: Logger;
  listeners: ReadonlySet<Listener>;
}

export function sendUnreadCounts({ database, log, listeners }: Parts) {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const sendCounts = async () => {
    timer = undefined;
    const recipients = Array.from(listeners).filter(({ memberId }) => waiting.has(memberId));
    waiting.clear();
    if (recipients.length === 0) return;
    try {
      const counted = await countUnread(database, [...new Set(recipients.map(({ memberId }) => memberId))]);
      for (const listener of recipients) {
        const unread = counted.get(listener.memberId);
        if (unread && listeners.has(listener)) listener.send(encodeFrame({ type: 'inbox', ...unread }));
      }
    } catch (error) {
      log.warn({ failure: describeFailure(error) }, 'unread counts could not be sent');
    }
  };

  return {
    changed(memberIds: string[]) {
      for (const id of memberIds) waiting.add(id);
      timer ??= setTimeout(() => void sendCounts(), gatherMs);
    },
    close: () => clearTimeout(timer),
  };
}
