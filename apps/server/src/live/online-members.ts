import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Logger } from 'pino';
import { memberView } from '../members/view.ts';
import type { Database } from '../platform/db/database.ts';
import { profiles } from '../platform/db/schema.ts';
import { sql } from '../platform/db/sql.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import { nameOrderOf } from '../profiles/names.ts';
import { encodeFrame, type Listener } from './listener.ts';
import { isRenewed } from './presence.ts';

const readEveryMs = 2_000;

/** Sends the online members of all servers to sockets that watch. Without watchers, there are no queries. */
export function watchOnlineMembers(database: Database, log: Logger) {
  const watching = new Set<Listener>();
  const lastSent = new WeakMap<Listener, string>();
  let timer: NodeJS.Timeout | undefined;
  let reading = false;

  const sendList = async () => {
    // The read in progress serves new listeners too, and two reads could finish in the wrong order.
    if (reading) return;
    reading = true;
    try {
      const here = await readOnlineMembers(database);
      const members = here.slice(0, serverLimits.presenceNames);
      const frame = encodeFrame({ type: 'presence', here: here.map(({ id }) => id), members });
      const state = frame.toString();
      for (const listener of watching) {
        if (lastSent.get(listener) === state) continue;
        listener.send(frame);
        lastSent.set(listener, state);
      }
    } catch (error) {
      log.warn({ failure: describeFailure(error) }, 'the list of online members could not be sent');
    } finally {
      reading = false;
    }
  };

  return {
    watch(listener: Listener, enabled: boolean) {
      if (enabled) {
        lastSent.delete(listener);
        watching.add(listener);
        timer ??= setInterval(() => void sendList(), readEveryMs);
        void sendList();
      } else if (watching.delete(listener) && watching.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
    },
    close: () => clearInterval(timer),
  };
}

async function readOnlineMembers(database: Database) {
  const { id, username, avatarUrl } = profiles;
  const rows = await database
    .select({ id, username, avatarUrl })
    .from(profiles)
    .where(sql`${id} in (select user_id from presences where ${isRenewed})`)
    .orderBy(nameOrderOf(sql`profiles`));
  return rows.map(memberView);
}
